/** Puts the bootstrap into each page of a build, in place of the scripts that it fetches. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { build, minifySync, type LibraryOptions, type Rolldown } from "vite";

/** Longest wait after the first paint before scripts are fetched, ms. */
const timeoutMs = 1000;

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module"[^>]*>/g;

/** Every browser in which the page can be read has to parse the bootstrap (decision 37). */
const target = ["chrome103", "safari15", "firefox102"];

const source = join(import.meta.dirname, "bootstrap.ts");

/** bootstrap.ts with what it imports, as an expression whose value is its function. */
async function bootstrapFunction(): Promise<string> {
  const lib = { entry: source, formats: ["iife"], name: "bootstrap" } satisfies LibraryOptions;
  const [built] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: { lib, target, write: false, minify: false },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code.replace(/^var bootstrap = |;\s*$/g, "");
}

/**
 * Inlines the bootstrap into a page and defers the page's scripts until it fetches them.
 * @param bootstrap an expression whose value is the function in bootstrap.ts
 * @param path the page's own
 * @returns undefined if the page has no module script, or none that can safely be deferred
 */
export function deferScripts(html: string, bootstrap: string, path: string): string | undefined {
  const addresses = [...html.matchAll(preloads)].map(([, href]) => href);
  const entry = addresses.find((href) => html.includes(`import("${href}")`));
  if (!entry || html.match(moduleScript)?.length !== 1) return undefined;
  const args = [path, addresses, entry, timeoutMs].map((each) => JSON.stringify(each));
  const call = `(${bootstrap})(${args.join()})`;
  const { code } = minifySync(source, call, { compress: { target } });
  return html
    .replace(preloads, "")
    .replace(moduleScript, '<script type="text/deferred">')
    .replace("</head>", () => `<script>${code}</script></head>`);
}

/**
 * Defers the scripts of every page in a folder. Pages without scripts stay as they are.
 * @throws if the scripts of a page cannot be deferred: the framework writes its pages otherwise now
 */
export async function deferAllScripts(folder: string): Promise<void> {
  const bootstrap = await bootstrapFunction();
  const missed: string[] = [];
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, file), "utf8");
    const path = `/${file.replaceAll(sep, "/").replace(/\/?index\.html$/, "")}`;
    const deferred = deferScripts(html, bootstrap, path);
    if (deferred) await writeFile(join(folder, file), deferred);
    else if (/"module(preload)?"/.test(html)) missed.push(file);
  }
  if (missed.length > 0)
    throw new Error(`The scripts of these pages cannot be deferred: ${missed.join(", ")}`);
}
