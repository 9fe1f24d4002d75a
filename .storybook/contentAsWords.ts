import type { Plugin } from "vite";

const raw = (name: string) => `import ${name}Words from "./${name}.yaml?raw";\n`;

/**
 * Browsers cannot read files, so this inlines the contents of the profile and other single files
 * for stories.
 */
export function contentAsWords(): Plugin {
  return {
    name: "content-as-words",
    enforce: "pre",
    load(id) {
      if (id.endsWith("/app/content/business.ts"))
        return `${raw("business")}
          import { parse } from "yaml";
          export const businessFile = "app/content/business.yaml";
          export const business = parse(businessWords);`;
      // Stories hand over content of their own; the firm's is never read.
      if (id.endsWith("/app/content/content.server.ts"))
        return "export const getContent = () => { throw new Error('expected content'); };";
      if (!id.endsWith("/app/content/singles.ts")) return undefined;
      const names = ["faq", "home", "kinds", "navigation", "partners", "search"];
      return `${names.map(raw).join("")}
        import { parse } from "yaml";
        import { typesetAll } from "./typeset.server.ts";
        ${names.map((name) => `export const ${name} = typesetAll(parse(${name}Words));`).join("\n")}`;
    },
  };
}
