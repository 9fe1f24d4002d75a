import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Stories and their screenshots set the clock themselves.
  define: { "import.meta.env.VITE_TODAY": "undefined" },
});
