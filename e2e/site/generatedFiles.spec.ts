import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { globSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { business } from "../../app/content/business.ts";
import { siteFiles } from "../../app/seo/files.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { pages } from "../support/pages.ts";

const { origin } = business;
const files = siteFiles();
/** A file without what depends on the time of the build: the date in security.txt. */
const undated = (text: string) => text.replace(/^Expires: \d{4}.*$/m, "");
/** The path of a URL on this site. */
const pathOf = (address: string) => {
  expect(address.startsWith(origin), address).toBe(true);
  return address.slice(origin.length) || "/";
};

test("every generated file is served with its type and the expected content", async ({
  request,
}) => {
  for (const { path, type, text } of files) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const [served, charset] = response.headers()["content-type"]!.split("; ");
    expect(served, path).toBe(type);
    // XML declares its own encoding.
    if (!path.endsWith(".xml") || charset) expect(charset, path).toBe("charset=utf-8");
    expect(undated(await response.text()), path).toBe(undated(text));
    if (path.endsWith(".xml")) expect(XMLValidator.validate(text), path).toBe(true);
  }
});

test("the build holds the pages, their data and the generated files, and nothing else", () => {
  const built = globSync("**/*", { cwd: "build/client", withFileTypes: true })
    .concat(globSync(".well-known/*", { cwd: "build/client", withFileTypes: true }))
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

type SitemapUrl = { loc: string; lastmod: string; image?: { loc: string }[] };

test("the sitemap lists exactly the pages that want to be found, each with its date and pictures", async ({
  request,
}) => {
  const parser = new XMLParser({ removeNSPrefix: true, isArray: (name) => name === "image" });
  const { urlset } = parser.parse(await (await request.get("/sitemap.xml")).text()) as {
    urlset: { url: SitemapUrl[] };
  };
  const visible = pages.filter(({ hidden }) => !hidden);
  expect(urlset.url.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
    visible.map(({ path, updated }) => [canonicalAddress(path, origin), updated]),
  );
  let count = 0;
  for (const { loc, image = [] } of urlset.url) {
    const html = await (await request.get(pathOf(loc))).text();
    for (const picture of image) {
      expect(Object.keys(picture), loc).toEqual(["loc"]);
      const path = pathOf(picture.loc);
      expect(html, `${loc} shows ${path}`).toContain(path);
      expect((await request.head(path)).status(), path).toBe(200);
      count++;
    }
  }
  expect(count).toBeGreaterThan(pages.filter(({ kind }) => kind === "project").length);
});

test("the manifest names the site and icons of the sizes it says", async ({ request, page }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(href!)).json()) as {
    name: string;
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest.name).toBe(business.name);
  expect(manifest.short_name).toBe(business.shortName);
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()["content-type"], src).toContain(type);
    const { width, height } = await sharp(await response.body()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
});
