/**
 * Checks what a first visit to each page costs against the budgets below: HTML, scripts, fonts and
 * requests; and what the search costs that is first opened. Sizes are with maximum brotli compression,
 * which is what hosts send.
 *
 *   npm run check:bytes         the longest page of each kind
 *   npm run check:bytes:all     every page
 *
 * Needs a build.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { getPages } from "../../app/seo/pages.server.ts";

/**
 * In bytes, except `requests`: the number made before the visitor scrolls, for the page, fonts,
 * scripts and eager pictures.
 */
const budgets = {
  // A guide whose tables name their columns in every cell, for a phone, has most. Every page carries 0.4 kB
  // of the menu's drawings, 0.2 kB of words of bars and menus, and 0.4 kB of contact links.
  html: 36_200,
  // The home page has most: it needs least of the chunk that kinds of page share.
  scripts: 176_300,
  ownScripts: 25_000,
  fonts: 20_000,
  // Of a firm without posts and tools fewer kinds of page share a module, and so more chunks are loaded.
  requests: 22,
};
type Sizes = Record<keyof typeof budgets, number>;

/** Of the search index, in bytes: about 175 entries (docs/measurements/growing.md). */
const searchBudget = 60_000;

const client = "build/client";
const compressed = new Map<string, number>();
function size(path: string): number {
  const known = compressed.get(path);
  if (known !== undefined) return known;
  const file = join(client, path);
  // Fonts and pictures are already compressed.
  const bytes = /\.(woff2|avif|jpg|png|webm|mp4)$/.test(path)
    ? statSync(file).size
    : brotliCompressSync(readFileSync(file)).length;
  compressed.set(path, bytes);
  return bytes;
}
const sum = (paths: string[]) => paths.reduce((total, path) => total + size(path), 0);

/** The unique parts of a page that match a pattern. The build writes attributes in one way only. */
const matchesIn = (html: string, pattern: RegExp) => [...new Set(html.match(pattern))];

const allPages = getPages().map(({ path, kind }) => {
  const file = kind === "not-found" ? "404.html" : join(path, "index.html");
  const html = readFileSync(join(client, file), "utf8");
  return { path, kind, file, html, scripts: matchesIn(html, /\/assets\/[\w.-]+\.js\b/g) };
});
// The last of a kind wins.
const byLength = allPages.toSorted((a, b) => a.html.length - b.html.length);
const longest = [...new Map(byLength.map((page) => [page.kind, page])).values()];
const pages = process.argv.includes("--all") ? allPages : longest;

/** A script belongs to a kind of page if no other kind loads it. */
const kindsOf = new Map<string, Set<string>>();
for (const { kind, scripts } of allPages)
  for (const script of scripts) kindsOf.set(script, (kindsOf.get(script) ?? new Set()).add(kind));

const rows = pages.map(({ path, kind, file, html, scripts }) => {
  // Files of rare letters are loaded where one of them is set.
  const fonts = matchesIn(html, /\/assets\/[\w.-]+\.woff2/g).filter(
    (name) => !name.includes("-rare-"),
  );
  const eager = matchesIn(html, /<img [^>]*>/g)
    .filter((tag) => !tag.includes('loading="lazy"'))
    .map((tag) => / src="[^"]+"/.exec(tag)![0]);
  const sizes: Sizes = {
    html: size(file),
    scripts: sum(scripts),
    ownScripts: sum(scripts.filter((script) => kindsOf.get(script)?.size === 1)),
    fonts: sum(fonts),
    requests: 1 + scripts.length + fonts.length + new Set(eager).size,
  };
  const over = (Object.keys(budgets) as (keyof Sizes)[]).filter(
    (name) => sizes[name] > budgets[name],
  );
  return { path, kind, sizes, over };
});

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
console.log("  HTML kB  scripts  own kB    fonts requests  page");
for (const { path, sizes, over } of rows)
  console.log(
    `${kb(sizes.html)}${kb(sizes.scripts)}${kb(sizes.ownScripts)}${kb(sizes.fonts)}${String(sizes.requests).padStart(9)}  ${path}${over.length > 0 ? `  OVER: ${over.join(", ")}` : ""}`,
  );
const broken = rows.filter(({ over }) => over.length > 0).length;
console.log(`\n${rows.length - broken} pages within budget, ${broken} not.`);
const search = size(searchIndexPath);
const isSmall = search <= searchBudget;
console.log(`Search index: ${kb(search).trim()} kB${isSmall ? "" : "  OVER"}`);
process.exit(broken === 0 && isSmall ? 0 : 1);
