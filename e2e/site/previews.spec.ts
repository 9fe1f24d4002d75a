import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { business } from "../../app/content/business.ts";
import { getSharePicture } from "../../app/content/share.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import type { PageKind } from "../../app/seo/pages.server.ts";
import { pages } from "../support/pages.ts";

const { origin } = business;
const withNotFound = [...pages.map(({ path }) => path), "/no-such-page"];

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

test("every page has a link card of its own, made from its tags alone", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const cards: { path: string; tags: Map<string, string> }[] = [];
  for (const path of withNotFound)
    cards.push({ path, tags: readTags(await (await request.get(path)).text()) });

  // Draws the card a message would show for each page, from the tags alone.
  await page.goto("/robots.txt");
  const drawn = await page.evaluate(
    async ({ list, from, to }) => {
      document.body.replaceChildren();
      const make = (parent: Element, tag: string, text: string) => {
        const element = document.createElement(tag);
        element.textContent = text;
        parent.append(element);
      };
      const show = async (tags: Record<string, string>) => {
        const card = document.createElement("a");
        card.style.cssText = "display:block;width:400px";
        const image = new Image(400);
        image.src = (tags["og:image"] ?? "").replace(from, to);
        image.alt = tags["og:image:alt"] ?? "";
        card.append(image);
        make(card, "small", tags["og:site_name"] ?? "");
        make(card, "h2", tags["og:title"] ?? "");
        make(card, "p", tags["og:description"] ?? "");
        document.body.append(card);
        await image.decode().catch(() => {});
        return {
          words: card.innerText
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
          alt: image.alt,
          size: `${image.naturalWidth} × ${image.naturalHeight}`,
        };
      };
      return Promise.all(list.map(show));
    },
    { list: cards.map(({ tags }) => Object.fromEntries(tags)), from: origin, to: baseURL! },
  );
  drawn.forEach(({ words, alt, size }, index) => {
    const { path, tags } = cards[index]!;
    const { metaTitle, metaDescription } = pages[index] ?? {
      metaTitle: tags.get("og:title"),
      metaDescription: tags.get("og:description"),
    };
    expect(words.join(" "), path).toBe([business.name, metaTitle, metaDescription].join(" "));
    expect(alt.length, path).toBeGreaterThan(10);
    expect(size, path).toBe(`${tags.get("og:image:width")} × ${tags.get("og:image:height")}`);
  });
  const titles = cards.map(({ tags }) => tags.get("og:title"));
  expect(new Set(titles).size).toBe(titles.length);
});

test("both kinds of tags say the same, and name the page's own address", async ({ request }) => {
  for (const { path, article } of pages) {
    const tags = readTags(await (await request.get(path)).text());
    expect(tags.get("og:url"), path).toBe(canonicalAddress(path, origin));
    expect(tags.get("og:type"), path).toBe(article ? "article" : "website");
    expect(tags.get("og:locale"), path).toBe(business.locale);
    expect(tags.get("twitter:card"), path).toBe("summary_large_image");
    for (const name of ["title", "description", "image", "image:alt"])
      expect(tags.get(`twitter:${name}`), `${path}: ${name}`).toBe(tags.get(`og:${name}`));
    expect(tags.get("article:published_time"), path).toBe(article?.publishedTime);
    expect(tags.get("article:modified_time"), path).toBe(article?.modifiedTime);
  }
});

test("a page's picture is that of its kind, large enough for every crawler", async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const kinds = new Map<PageKind, Set<string>>();
  for (const page of pages) {
    const tags = readTags(await (await request.get(page.path)).text());
    const { src, alt, width, height } = getSharePicture(page.path);
    expect(tags.get("og:image"), page.path).toBe(`${origin}${src}`);
    expect(tags.get("og:image:alt"), page.path).toBe(alt);
    seen.set(src, `${width} × ${height}`);
    kinds.set(page.kind, new Set([...(kinds.get(page.kind) ?? []), src]));
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
