/**
 * What a first visit to each page costs, against the budgets below: HTML, scripts, the data that
 * hydration reads, fonts and requests. Sizes as brotli at its best, which is what hosts send.
 *
 *   npm run check:bytes              the worst page of each kind, and every page over a budget
 *   npm run check:bytes -- --all     every page
 *
 * Needs a build.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageDataPattern } from "../app/pageData.ts";
import { getPages } from "../app/seo/pages.server.ts";
import { rareLetters } from "../app/theme/letters.ts";

/**
 * Bytes but for `requests`, which counts what is asked for before the visitor scrolls: the page,
 * fonts, scripts and pictures that do not wait.
 */
const budgets = {
  html: 20_000,
  scripts: 135_000,
  ownScripts: 25_000,
  data: 12_000,
  fonts: 30_000,
  requests: 20,
};
type Figures = Record<keyof typeof budgets, number>;

const client = "build/client";
const compressed = new Map<string, number>();
function size(path: string): number {
  const known = compressed.get(path);
  if (known !== undefined) return known;
  const file = join(client, path);
  // Fonts and pictures are compressed in themselves.
  const bytes = /\.(woff2|avif|jpg|png|webm|mp4)$/.test(path)
    ? statSync(file).size
    : brotliCompressSync(readFileSync(file)).length;
  compressed.set(path, bytes);
  return bytes;
}
const sum = (paths: string[]) => paths.reduce((total, path) => total + size(path), 0);

/** The addresses that a page names, each once. */
const named = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([path]) => path)),
];

const pages = getPages().map(({ path, kind }) => {
  const file = kind === "not-found" ? "404.html" : join(path, "index.html");
  const html = readFileSync(join(client, file), "utf8");
  return { path, kind, file, html, scripts: named(html, /\/assets\/[\w.-]+\.js\b/g) };
});

/** A script is a page's own when pages of no other kind load it. */
const kindsOf = new Map<string, Set<string>>();
for (const { kind, scripts } of pages)
  for (const script of scripts) kindsOf.set(script, (kindsOf.get(script) ?? new Set()).add(kind));

/** Addresses of the typefaces' files that every page fetches. */
const commonFonts = /\/assets\/(?![\w.-]+-rare-)[\w.-]+\.woff2/g;

const hex = (code: number) => code.toString(16).padStart(4, "0");
/** A page that has one of these fetches those of the rare letters too. */
const rareLetter = new RegExp(
  `[${rareLetters.map(([first, last]) => `\\u${hex(first)}-\\u${hex(last)}`).join("")}]`,
);

const rows = pages.map(({ path, kind, file, html, scripts }) => {
  const fonts = named(html, rareLetter.test(html) ? /\/assets\/[\w.-]+\.woff2/g : commonFonts);
  const data = named(html, new RegExp(pageDataPattern, "g"));
  const eager = html.match(/<img(?![^>]*loading="lazy")[^>]*>/g) ?? [];
  const figures: Figures = {
    html: size(file),
    scripts: sum(scripts),
    ownScripts: sum(scripts.filter((script) => kindsOf.get(script)?.size === 1)),
    data: sum(data),
    fonts: sum(fonts),
    requests: 1 + scripts.length + data.length + fonts.length + eager.length,
  };
  const over = (Object.keys(budgets) as (keyof Figures)[]).filter(
    (name) => figures[name] > budgets[name],
  );
  return { path, kind, figures, over };
});

const isAll = process.argv.includes("--all");
const worst = new Map<string, (typeof rows)[number]>();
for (const row of rows) {
  const known = worst.get(row.kind);
  if (!known || row.figures.html > known.figures.html) worst.set(row.kind, row);
}
const shown = rows.filter((row) => isAll || worst.get(row.kind) === row || row.over.length > 0);
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
console.log("  HTML kB  scripts  own kB     data    fonts requests  page");
for (const { path, figures, over } of shown)
  console.log(
    `${kb(figures.html)}${kb(figures.scripts)}${kb(figures.ownScripts)}${kb(figures.data)}${kb(figures.fonts)}${String(figures.requests).padStart(9)}  ${path}${over.length > 0 ? `  OVER: ${over.join(", ")}` : ""}`,
  );
const broken = rows.filter(({ over }) => over.length > 0).length;
console.log(`\n${rows.length - broken} pages within budget, ${broken} not.`);
process.exit(broken === 0 ? 0 : 1);
