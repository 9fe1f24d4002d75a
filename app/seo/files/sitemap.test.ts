import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { sitemapFiles, sitemapLimit, type SitemapEntry } from "./sitemap.server.ts";

const origin = "https://firm.example";
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    loc: `${origin}/a&b/${index}`,
    lastmod: `2026-01-${String((index % 28) + 1).padStart(2, "0")}`,
  }));
const parse = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) }).parse(text) as {
    urlset?: { url: SitemapEntry[] };
    sitemapindex?: { sitemap: SitemapEntry[] };
  };
};

test("up to the limit there is one sitemap", () => {
  const [file, ...others] = sitemapFiles(entries(3), origin, 3);
  expect(others).toEqual([]);
  expect(file!.path).toBe("/sitemap.xml");
  expect(parse(file!.text).urlset!.url).toEqual(entries(3));
});

test("above the limit there is an index, and no address is lost", () => {
  const [index, ...parts] = sitemapFiles(entries(7), origin, 3);
  expect(index!.path).toBe("/sitemap.xml");
  expect(parse(index!.text).sitemapindex!.sitemap).toEqual([
    { loc: `${origin}/sitemap-1.xml`, lastmod: "2026-01-03" },
    { loc: `${origin}/sitemap-2.xml`, lastmod: "2026-01-06" },
    { loc: `${origin}/sitemap-3.xml`, lastmod: "2026-01-07" },
  ]);
  expect(parts.map(({ path }) => path)).toEqual([
    "/sitemap-1.xml",
    "/sitemap-2.xml",
    "/sitemap-3.xml",
  ]);
  expect(parts.flatMap(({ text }) => parse(text).urlset!.url)).toEqual(entries(7));
});

test("the limit is that of the protocol", () => expect(sitemapLimit).toBe(50_000));
