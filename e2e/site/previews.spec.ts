import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { business } from "../../app/content/business.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { getPage, type PageKind } from "../../app/seo/pages.server.ts";
import { getSharePicture } from "../../app/seo/pictures.server.ts";
import { pages } from "../support/pages.ts";

const { origin } = business;

/** A page's preview tags by name, parsed as link-preview crawlers do. */
function readTags(html: string): Map<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const found = [
    ...html.matchAll(/<meta (?:name|property)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g),
  ];
  const names = found.map(([, name]) => name);
  expect(names, "no duplicate tags").toEqual([...new Set(names)]);
  return new Map(found.map(([, name, content]) => [name!, plain(content!)]));
}

test("every page has a link card of its own, the same in both kinds of tags, with a picture large enough for every crawler", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const seen = new Map<string, string>();
  const kinds = new Map<PageKind, Set<string>>();
  for (const { path, kind, metaTitle, metaDescription, article } of [
    ...pages,
    { ...getPage("/404"), path: "/no-such-page" },
  ]) {
    const tags = readTags(await (await request.get(path)).text());
    expect(tags.get("og:title"), path).toBe(metaTitle);
    expect(tags.get("og:description"), path).toBe(metaDescription);
    expect(tags.get("og:site_name"), path).toBe(business.name);
    expect(tags.get("og:locale"), path).toBe(business.locale);
    expect(tags.get("og:image:width"), path).toBe("1200");
    expect(tags.get("og:image:height"), path).toBe("630");
    expect(tags.get("og:image:alt")!.length, path).toBeGreaterThan(10);
    expect(tags.get("twitter:card"), path).toBe("summary_large_image");
    for (const name of ["title", "description", "image", "image:alt"])
      expect(tags.get(`twitter:${name}`), `${path}: ${name}`).toBe(tags.get(`og:${name}`));
    // It is served at every unknown address, so its card names none.
    if (kind === "not-found") continue;
    expect(tags.get("og:url"), path).toBe(canonicalAddress(path, origin));
    expect(tags.get("og:type"), path).toBe(article ? "article" : "website");
    expect(tags.get("article:published_time"), path).toBe(article?.publishedTime);
    expect(tags.get("article:modified_time"), path).toBe(article?.modifiedTime);
    const { src, alt, width, height } = getSharePicture(getPage(path));
    expect(tags.get("og:image"), path).toBe(`${origin}${src}`);
    expect(tags.get("og:image:alt"), path).toBe(alt);
    seen.set(src, `${width} × ${height}`);
    kinds.set(kind, new Set([...(kinds.get(kind) ?? []), src]));
  }
  // Entries need a picture each, to tell their links apart.
  for (const kind of ["project", "service", "guide"] as const) {
    const count = pages.filter((page) => page.kind === kind).length;
    if (count > 0) expect(kinds.get(kind)!.size, kind).toBeGreaterThan(count / 2);
  }
  for (const [src, size] of seen) {
    const file = await request.get(src);
    const { format, width, height } = await sharp(await file.body()).metadata();
    // Some crawlers support only JPEG and PNG.
    expect(["jpeg", "png"], src).toContain(format);
    expect(`${width} × ${height}`, src).toBe(size);
    expect(size, src).toBe("1200 × 630");
    expect((await file.body()).length, src).toBeLessThan(600_000);
  }
});
