/** Bundles the editor: at the end of a build, and in development on first request. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { getContent } from "../app/content/content.server.ts";
import { editorConfig } from "./config.ts";

/** Where its scripts go: cached like all files with a hash in their names. */
const scripts = "assets/admin";

/**
 * Leaves out all languages but one and syntax highlighting, which no form uses: 400 files fewer.
 */
const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  resolveId: (id) =>
    id.startsWith("@shikijs/") || (/locales\/[^/]*\.json$/.test(id) && !id.endsWith("en-GB.json"))
      ? "\0unused"
      : undefined,
  load: (id) => (id === "\0unused" ? "export default {}" : undefined),
};

/**
 * Writes the page and its configuration to `admin/`, and its scripts.
 * @param folder of the site
 */
export async function buildEditor(folder: string): Promise<void> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "error",
    publicDir: false,
    mode: "production",
    plugins: [withoutUnused],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: scripts,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      // Sveltia is published minified.
      minify: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(import.meta.dirname, "main.ts"),
        // Without comments naming this machine's paths: the same files from any folder.
        experimental: { attachDebugInfo: "none" },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite produced no editor");
  const page = await readFile(join(import.meta.dirname, "index.html"), "utf8");
  await mkdir(join(folder, "admin"), { recursive: true });
  await writeFile(
    join(folder, "admin/index.html"),
    page.replace("./main.ts", `/${result.output[0].fileName}`),
  );
  await writeFile(join(folder, "admin/config.json"), JSON.stringify(editorConfig(getContent())));
}
