/** What programs get over HTTP: headers, redirects, generated files, feed, sitemap, link previews. */
import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { globSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { siteFiles } from "../../app/seo/files.server.ts";
import { feed } from "../../app/seo/files/feed.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { onePerKind, pages } from "../support/pages.ts";

const { origin } = business;
const files = siteFiles();
/** The path of a URL on this site. */
const pathOf = (address: string) => {
  expect(address.startsWith(origin), address).toBe(true);
  return address.slice(origin.length) || "/";
};
const readXml = (text: string) =>
  new XMLParser({
    removeNSPrefix: true,
    processEntities: { maxTotalExpansions: Infinity },
    isArray: (tag) => tag === "image" || tag === "item",
  }).parse(text) as unknown;

// Every file's headers, type and compression on every host are for `npm run check:hosts`.
test("security headers, caching and compression are production's", async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const html = await (await request.get("/projects")).text();
  const inFolder = (folder: string) => new RegExp(`/${folder}/[^"' )]+`).exec(html)![0];
  const onAll = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  const onPages = {
    ...onAll,
    "content-security-policy": "frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
    "permissions-policy": expect.stringContaining("geolocation=()") as unknown,
  };
  for (const path of ["/", "/no-such-page", "/sitemap.xml", searchIndexPath]) {
    const wanted = { ...onPages, "cache-control": "no-cache" };
    expect(await headersOf(path), path).toMatchObject(wanted);
  }
  // From prefetch to click.
  const forAMinute = { ...onPages, "cache-control": "public, max-age=60" };
  expect(await headersOf("/projects.data")).toMatchObject(forAMinute);
  const forAYear = { "cache-control": "public, max-age=31536000, immutable" };
  expect(await headersOf(inFolder("assets"))).toMatchObject({ ...onAll, ...forAYear });
  expect(await headersOf(inFolder("pictures"))).toMatchObject({
    ...forAYear,
    "cross-origin-resource-policy": "cross-origin",
  });
  for (const encoding of ["br", "gzip"])
    for (const path of ["/", "/no-such-page", "/projects.data", "/sitemap.xml", searchIndexPath]) {
      const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers()["content-encoding"], path).toBe(encoding);
      expect(response.headers()["vary"], path).toContain("Accept-Encoding");
    }
});

test("other spellings of a page's address redirect there for good, with the query", async ({
  request,
  baseURL,
}) => {
  const query = "?q=Oak%20Door&utm_source=Mail";
  for (const { path } of onePerKind.filter((page) => page.path !== "/"))
    for (const other of [`${path}/`, path.toUpperCase(), `/${path}`, `${path}.html`]) {
      const response = await request.get(baseURL + other + query, { maxRedirects: 0 });
      expect(response.status(), other).toBe(301);
      const { pathname, search } = new URL(response.headers()["location"]!, response.url());
      expect(pathname + search, other).toBe(path + query);
    }
});

test("every generated file is served with its type, and well formed", async ({ request }) => {
  for (const { path, type } of files) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]!.split("; ")[0], path).toBe(type);
    if (path.endsWith(".xml"))
      expect(XMLValidator.validate(await response.text()), path).toBe(true);
  }
});

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
  expect(pictures.length).toBeGreaterThan(pages.filter(({ kind }) => kind === "project").length);
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

/** A page's preview tags by name, as crawlers read them. */
function readTags(html: string): Map<string, string> {
  const tag = /<meta (?:name|property)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g;
  const found = [...html.matchAll(tag)].map(
    ([, name = "", content = ""]) => [name, content] as const,
  );
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  expect(new Set(found.map(([name]) => name)).size, "no duplicate tags").toBe(found.length);
  return new Map(found.map(([name, content]) => [name, plain(content)]));
}

test("every page has a link card, the same in both kinds of tags, with a picture for every crawler", async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const page of [...pages, { ...getPage("/404"), path: "/no-such-page" }]) {
    const { path, kind, metaTitle, metaDescription, article } = page;
    const html = await (await request.get(path)).text();
    const { href, title, type } = feed;
    const isLinked = html.includes(`type="${type}" title="${title}" href="${href}"`);
    expect(isLinked, path).toBe(kind === "blog" || kind === "post");
    const tags = readTags(html);
    expect(Object.fromEntries(tags), path).toMatchObject({
      "og:title": metaTitle,
      "og:description": metaDescription,
      "og:site_name": business.name,
      "og:locale": "en_GB",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{10}/),
      "twitter:card": "summary_large_image",
    });
    for (const name of ["title", "description", "image", "image:alt"])
      expect(tags.get(`twitter:${name}`), `${path}: ${name}`).toBe(tags.get(`og:${name}`));
    pictures.set(path, pathOf(tags.get("og:image")!));
    // It is served at every unknown address, so its card names none.
    if (kind === "not-found") continue;
    expect(tags.get("og:url"), path).toBe(canonicalAddress(path, origin));
    expect(tags.get("og:type"), path).toBe(article ? "article" : "website");
    expect(tags.get("article:published_time"), path).toBe(article?.publishedTime);
    expect(tags.get("article:modified_time"), path).toBe(article?.modifiedTime);
  }
  // Entries need a picture each, to tell their links apart.
  for (const kind of ["project", "service", "guide"]) {
    const alike = pages.filter((page) => page.kind === kind).map(({ path }) => pictures.get(path));
    if (alike.length > 0) expect(new Set(alike).size, kind).toBeGreaterThan(alike.length / 2);
  }
  for (const src of new Set(pictures.values())) {
    const body = await (await request.get(src)).body();
    const { format, width, height } = await sharp(body).metadata();
    // Some crawlers support only JPEG and PNG.
    expect(["jpeg", "png"], src).toContain(format);
    expect([width, height], src).toEqual([1200, 630]);
    expect(body.length, src).toBeLessThan(600_000);
  }
});
