import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Every dependency is found before the first story runs: one found later reloads the page, and
  // a test run that has just begun on a fresh checkout fails.
  optimizeDeps: { entries: ["stories/**/*.stories.tsx", ".storybook/preview.tsx"] },
  build: { chunkSizeWarningLimit: 3000 },
});
