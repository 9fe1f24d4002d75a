import { expect, test } from "vitest";
import { getPages } from "../../app/seo/pages.server.ts";
import { headersFile, redirectsFile } from "./edgeFiles.ts";
import { escaped } from "./caddy.ts";
import { defaultHeaders, headersFor, revalidate } from "./rules.ts";

/**
 * Documented limits, the stricter of the two hosts' for each:
 * https://developers.cloudflare.com/pages/configuration/headers and /redirects,
 * https://docs.netlify.com/manage/routing/headers and /redirects/overview, November 2026.
 */
const limits = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 };

const paths = getPages()
  .filter(({ kind }) => kind !== "not-found")
  .map(({ path }) => path);
const text = headersFile(paths);

type Block = { url: string; headers: [string, string][] };

/** Parses `_headers`: a URL pattern at the start of a line, then indented lines `name: value`. */
function parse(file: string): Block[] {
  const blocks: Block[] = [];
  for (const line of file.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)!.headers.push([name, value]);
    else if (/^\/\S*$/.test(line)) blocks.push({ url: line, headers: [] });
    else throw new Error(`Neither an address nor a header: ${line}`);
  }
  return blocks;
}

/** `*` matches anything, `:name` anything up to the next slash. */
function applies({ url }: Block, path: string): boolean {
  const expression = escaped(url)
    .replace("*", ".*")
    .replace(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${expression}$`).test(path);
}

const blocks = parse(text);
const sent = (path: string) =>
  blocks.filter((block) => applies(block, path)).flatMap(({ headers }) => headers);

test("_headers stays within the hosts' limits", () => {
  expect(blocks.length).toBeLessThanOrEqual(limits.headerRules);
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(limits.headerLine);
  for (const { url } of blocks) expect(url.split("*").length, url).toBeLessThanOrEqual(2);
});

const files = [
  "/assets/entry-BxQ_1.js",
  "/pictures/hero/still-640.avif",
  "/projects.data",
  "/rss.xml",
  "/contact.vcf",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
];

test.each([...paths, ...files])("%s has the headers that every host sends, each once", (path) => {
  const headers = sent(path);
  // Cloudflare would join the values of two.
  const names = headers.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  // These hosts revalidate by default, and know most types.
  const known = { "Cache-Control": revalidate, "Content-Type": headersFor(path)["Content-Type"] };
  const wanted = Object.entries(headersFor(path)).map(([name, value]) => [
    name,
    // Headers that other hosts leave out.
    value || defaultHeaders[name],
  ]);
  expect({ ...known, ...Object.fromEntries(headers) }).toEqual(Object.fromEntries(wanted));
});

test.each(["/favicon.svg", "/pictures/drawings/plan-12.svg"])(
  "%s has everyone's policy and its own, of which browsers enforce both",
  (path) => {
    const policies = sent(path).filter(([name]) => name === "Content-Security-Policy");
    expect(policies.map(([, value]) => value)).toEqual([
      "frame-ancestors 'none'",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  },
);

test("an unknown address has the security headers", () =>
  expect(Object.fromEntries(sent("/a/b/c/d"))).toMatchObject({ "X-Frame-Options": "DENY" }));

test("_redirects has one line per moved address and stays within the hosts' limits", () => {
  const file = redirectsFile([{ from: "/projects/old", to: "/projects/new" }]);
  const lines = file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual(["/projects/old /projects/new 301"]);
  const many = redirectsFile(paths.map((to, index) => ({ from: `/old-${index}`, to }))).split("\n");
  expect(many.length).toBeLessThanOrEqual(limits.redirects);
  for (const line of many) expect(line.length).toBeLessThanOrEqual(limits.redirectLine);
});
