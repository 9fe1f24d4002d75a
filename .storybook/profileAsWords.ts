import type { Plugin } from "vite";

/** A browser reads no files: stories get the business profile as the words of its file. */
export function profileAsWords(): Plugin {
  return {
    name: "profile-as-words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/app/content/business.ts")) return undefined;
      return `
        import { parse } from "yaml";
        import words from "./business.yaml?raw";
        export const businessFile = "app/content/business.yaml";
        export const business = parse(words);`;
    },
  };
}
