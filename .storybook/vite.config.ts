import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** A browser reads no files: stories get the business profile as the words of its file. */
function profileAsWords(): Plugin {
  return {
    name: "profile-as-words",
    enforce: "pre",
    load(id) {
      if (!/\/app\/content\/business\.ts$/.test(id)) return undefined;
      return `
        import { parse } from "yaml";
        import words from "./business.yaml?raw";
        export const businessFile = "app/content/business.yaml";
        export const business = parse(words);`;
    },
  };
}

export default defineConfig({
  plugins: [profileAsWords(), react()],
  build: { chunkSizeWarningLimit: 3000 },
});
