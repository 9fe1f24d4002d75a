/**
 * What programs read: generated files, feed, sitemap, link previews. Headers, redirects, types and
 * compression of each host are for `npm run check:hosts`.
 */
import { expect } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { globSync, readFileSync, readdirSync } from "node:fs";
import { business } from "../../app/content/business.ts";
import { getSharePicture } from "../../app/seo/pictures.server.ts";
import { getContent } from "../../app/content/content.server.ts";
import { siteFiles } from "../../app/seo/files.server.ts";
import { feed, hasFeed } from "../../app/seo/files/feed.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { typedSpaces } from "../../app/lib/units.ts";
import { pages } from "../../scripts/lib/pages.ts";
import { test } from "./prerendered.ts";

const { origin } = business;
const files = siteFiles();
/** The path of a URL on this site. */
const pathOf = (address: string) => {
  expect(address.startsWith(origin), address).toBe(true);
  return address.slice(origin.length) || "/";
};
function readXml(text: string): unknown {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    removeNSPrefix: true,
    processEntities: { maxTotalExpansions: Infinity },
    isArray: (tag) => tag === "image" || tag === "item",
  }).parse(text);
}

test("the build holds the pages, their data and the generated files, and nothing else", () => {
  const built = globSync(["**/*", ".well-known/*"], { cwd: "build/client", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.split("build/client")[1]!)
    .filter((path) => !/^\/(assets|pictures)\//.test(path));
  const verbatim = readdirSync("public").map((name) => `/${name}`);
  const wanted = [
    ...pages.flatMap(({ path }) =>
      path === "/" ? ["/index.html", "/_.data"] : [`${path}/index.html`, `${path}.data`],
    ),
    "/404.html",
    "/admin/index.html",
    "/admin/config.json",
    ...files.map(({ path }) => path),
    ...verbatim.filter((path) => path !== "/pictures"),
  ];
  expect(new Set(built)).toEqual(new Set(wanted));
});

// HTML standard, 4.2.5.4. `check:hosts` proves that hosts send these bytes.
test("every page says its encoding first, within its first 1,024 bytes", () => {
  const htmlFiles = globSync("**/*.html", { cwd: "build/client" });
  expect(htmlFiles).toEqual(expect.arrayContaining(["404.html", "admin/index.html"]));
  for (const file of htmlFiles) {
    const start = readFileSync(`build/client/${file}`).subarray(0, 1024).toString("latin1");
    expect(start, file).toMatch(
      /^<!doctype html>\s*<html [^>]*>\s*<head>\s*<meta charset="utf-8" ?\/>/i,
    );
  }
});

test("the sitemap lists exactly the pages that want to be found, each with its date and pictures", async ({
  request,
}) => {
  type Sitemap = { urlset: { url: { loc: string; lastmod: string; image?: { loc: string }[] }[] } };
  const { urlset } = readXml(await (await request.get("/sitemap.xml")).text()) as Sitemap;
  expect(urlset.url.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
    pages
      .filter(({ hidden }) => !hidden)
      .map(({ path, updated }) => [canonicalAddress(path, origin), updated]),
  );
  const pictures = urlset.url.flatMap(({ loc, image = [] }) => image.map((one) => [loc, one.loc]));
  const pictured = new Set(pictures.map(([loc]) => pathOf(loc!)));
  const projects = pages.filter(({ kind }) => kind === "project");
  expect(projects.filter(({ path }) => !pictured.has(path))).toEqual([]);
  for (const [loc, picture] of pictures) {
    const html = await (await request.get(pathOf(loc!))).text();
    expect(html, `${loc} shows ${picture}`).toContain(pathOf(picture!));
  }
});

test("the feed has every post whole, and everything it links to exists", async ({ request }) => {
  const { posts } = getContent();
  test.skip(posts.length === 0, "Without posts there is no feed.");
  type Rss = { rss: { channel: { item: { link: string; encoded: string }[] } } };
  const { rss } = readXml(await (await request.get(feed.href)).text()) as Rss;
  const { item: items } = rss.channel;
  expect(items.map(({ link }) => link)).toEqual(
    posts.map(({ slug }) => canonicalAddress(`/blog/${slug}`, origin)),
  );
  const linked = new Set<string>();
  for (const [index, { link, encoded }] of items.entries()) {
    const lastWord = posts[index]!.body.match(/[\p{L}\p{N}-]+/gu)!.at(-1)!;
    expect(encoded, link).toContain(lastWord);
    expect(encoded, link).not.toContain("{{");
    for (const [, to = ""] of encoded.matchAll(/\s(?:href|src)="([^"#]*)/g))
      if (!/^(mailto|tel):/.test(to) && (!to.startsWith("https:") || to.startsWith(origin)))
        linked.add(to);
  }
  expect(linked.size).toBeGreaterThan(posts.length);
  for (const to of linked) expect((await request.head(pathOf(to))).status(), to).toBe(200);
});

test("every page has a link card, the same in both kinds of tags", async ({
  prerendered,
  request,
}) => {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const linksFeed = (kind: string) => kind === "blog" || kind === "post";
  for (const { path, tags, feeds } of prerendered) {
    const page = pageAt.get(path)!;
    const { kind, metaTitle, metaDescription, article } = page;
    expect(feeds, path).toEqual(linksFeed(kind) && hasFeed(getContent()) ? [feed.href] : []);
    for (const name of ["title", "description", "image", "image:alt"])
      expect(tags[`twitter:${name}`], `${path}: ${name}`).toBe(tags[`og:${name}`]);
    expect(tags, path).toMatchObject({
      "og:title": typedSpaces(metaTitle),
      "og:description": typedSpaces(metaDescription),
      "og:site_name": business.name,
      "og:locale": "en_GB",
      "og:url": canonicalAddress(path, origin),
      "og:type": article ? "article" : "website",
      // Some crawlers support only JPEG and PNG.
      "og:image": expect.stringMatching(/\.(jpg|png)$/),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{10}/),
      "twitter:card": "summary_large_image",
    });
    const { src } = getSharePicture(page, getContent());
    expect(tags["og:image"], path).toBe(canonicalAddress(src, origin));
    expect(tags["article:published_time"], path).toBe(article?.publishedTime);
    expect(tags["article:modified_time"], path).toBe(article?.modifiedTime);
  }
  for (const src of new Set(prerendered.map(({ tags }) => tags["og:image"]!)))
    expect((await request.head(pathOf(src))).status(), src).toBe(200);
});
