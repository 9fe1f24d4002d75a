import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Every dependency is found before the first story runs: one found later reloads the page, and
  // a test run that has just begun on a fresh checkout fails.
  // A test run looks again each time, for a story that has been added since.
  optimizeDeps: {
    entries: ["stories/**/*.stories.tsx", ".storybook/preview.tsx"],
    force: Boolean(process.env.VITEST),
  },
  build: { chunkSizeWarningLimit: 3000 },
});
