/**
 * Checks what a first visit to each page costs against the budgets below: HTML, scripts, fonts and
 * requests. Sizes are with maximum brotli compression, which is what hosts send.
 *
 *   npm run check:bytes         the longest page of each kind
 *   npm run check:bytes:all     every page
 *
 * Needs a build.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getPages } from "../../app/seo/pages.server.ts";
import { rareLetters, type Face } from "../../app/theme/letters.ts";

/**
 * In bytes, except `requests`: the number made before the visitor scrolls, for the page, fonts,
 * scripts and eager pictures.
 */
const budgets = {
  // A page with prices and a tool below the answers at its top has most.
  html: 33_000,
  // A project page has most: its gallery, closed days and menus that old browsers can use.
  scripts: 171_000,
  ownScripts: 25_000,
  fonts: 20_000,
  rareFonts: 25_000,
  requests: 18,
};
type Figures = Record<keyof typeof budgets, number>;

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

/** The unique URLs in a page that match a pattern. */
const named = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([path]) => path)),
];

const allPages = getPages().map(({ path, kind }) => {
  const file = kind === "not-found" ? "404.html" : join(path, "index.html");
  const html = readFileSync(join(client, file), "utf8");
  return { path, kind, file, html, scripts: named(html, /\/assets\/[\w.-]+\.js\b/g) };
});
// The last of a kind wins.
const byLength = allPages.toSorted((a, b) => a.html.length - b.html.length);
const longest = [...new Map(byLength.map((page) => [page.kind, page])).values()];
const pages = process.argv.includes("--all") ? allPages : longest;

/** A script belongs to a kind of page if no other kind loads it. */
const kindsOf = new Map<string, Set<string>>();
for (const { kind, scripts } of allPages)
  for (const script of scripts) kindsOf.set(script, (kindsOf.get(script) ?? new Set()).add(kind));

const rare: Record<Face, Set<string>> = {
  text: new Set(rareLetters("text")),
  headings: new Set(rareLetters("headings")),
};

const entities = { amp: "&", quot: '"', lt: "<", gt: ">" };

/** The text in a piece of HTML that needs a font. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ")
    .replaceAll(/&#x(\w+);/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/&(amp|quot|lt|gt);/g, (_, name: keyof typeof entities) => entities[name]);

const headings = /<(h[1-6])\b[\s\S]*?<\/\1>/g;

/** Whether a page needs a typeface's file of rare letters. */
const needs = (face: Face, html: string) =>
  Array.from(wordsOf(face === "text" ? html : named(html, headings).join())).some((letter) =>
    rare[face].has(letter),
  );

/** Font files that every page loads, and those this page loads for its rare letters. */
function fontsOf(html: string) {
  const files = named(html, /\/assets\/[\w.-]+\.woff2/g);
  return {
    common: files.filter((file) => !file.includes("-rare-")),
    rare: files.filter(
      (file) =>
        file.includes("-rare-") && needs(file.includes("besley") ? "headings" : "text", html),
    ),
  };
}

const rows = pages.map(({ path, kind, file, html, scripts }) => {
  const fonts = fontsOf(html);
  const eager = named(html, /(?<=<img(?![^>]*loading="lazy")[^>]* src=")[^"]+/g);
  const figures: Figures = {
    html: size(file),
    scripts: sum(scripts),
    ownScripts: sum(scripts.filter((script) => kindsOf.get(script)?.size === 1)),
    fonts: sum(fonts.common),
    rareFonts: sum(fonts.rare),
    requests: 1 + scripts.length + fonts.common.length + fonts.rare.length + eager.length,
  };
  const over = (Object.keys(budgets) as (keyof Figures)[]).filter(
    (name) => figures[name] > budgets[name],
  );
  return { path, kind, figures, over };
});

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
console.log("  HTML kB  scripts  own kB    fonts     rare requests  page");
for (const { path, figures, over } of rows)
  console.log(
    `${kb(figures.html)}${kb(figures.scripts)}${kb(figures.ownScripts)}${kb(figures.fonts)}${kb(figures.rareFonts)}${String(figures.requests).padStart(9)}  ${path}${over.length > 0 ? `  OVER: ${over.join(", ")}` : ""}`,
  );
const broken = rows.filter(({ over }) => over.length > 0).length;
console.log(`\n${rows.length - broken} pages within budget, ${broken} not.`);
process.exit(broken === 0 ? 0 : 1);
