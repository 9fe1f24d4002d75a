import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalAddress, headTags, pageMetadata, type MetadataInput } from "./metadata.ts";

const site = { origin: "https://firm.example", name: "Firm", locale: "en_GB" };
const least: MetadataInput = { title: "t", description: "d", canonical: "/a" };

/** The content of the tag with this name or property, or the URL of the link with this `rel`. */
function read(input: Partial<MetadataInput>, name: string): string | undefined {
  const tag = (pageMetadata({ ...least, ...input }, site) as Record<string, string>[]).find(
    (entry) => entry["name"] === name || entry["property"] === name || entry["rel"] === name,
  );
  return tag?.["content"] ?? tag?.["href"];
}
const titleOf = (title: string) =>
  (pageMetadata({ ...least, title }, site)[0] as { title: string }).title;

/** Graphemes. */
const characters = (text: string) =>
  [...new Intl.Segmenter("en-GB", { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );

/**
 * Letters, and graphemes of several code units: surrogate pairs, combining accents, families,
 * flags, joined emoji.
 */
const character = fc.oneof(
  fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }),
  fc.constantFrom("e\u0301", "o\u0302\u0323", "😀", "𝒳", "👨‍👩‍👧‍👦", "🇬🇧", "👍🏽", "नि", "가", "Å"),
);
const text = fc.array(character, { maxLength: 220 }).map((parts) => parts.join(""));

test.each([
  ["title", 60, 57, titleOf],
  ["description", 160, 157, (description: string) => read({ description }, "description")!],
] as const)(
  "any %s over %i characters becomes its first %i and an ellipsis",
  (_, limit, kept, cut) => {
    fc.assert(
      fc.property(text, (words) => {
        const before = characters(words);
        const after = cut(words);
        expect(after).toBe(before.length <= limit ? words : `${before.slice(0, kept).join("")}...`);
        expect(characters(after).length).toBeLessThanOrEqual(limit);
        // No surrogate pair is split: a lone surrogate is not well-formed.
        expect(after.isWellFormed()).toBe(true);
        // The last letter kept has its accent.
        if (after !== words) expect(characters(after).at(-4)).toBe(before[kept - 1]);
        expect(read({ title: words, description: words }, "og:title")).toBe(titleOf(words));
      }),
      {
        examples: [
          ["a".repeat(60)],
          ["a".repeat(61)],
          ["e\u0301".repeat(61)],
          ["👨‍👩‍👧‍👦".repeat(161)],
          [`${"a".repeat(56)}😀😀😀😀😀`],
        ],
      },
    );
  },
);

test("any canonical that starts with http is used as it is", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(canonicalAddress(address, site.origin)).toBe(address);
      expect(canonicalAddress(`${address}/`, site.origin)).toBe(`${address}/`);
    }),
  );
});

test("any other canonical is put below the origin, without a trailing slash", () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`);
  fc.assert(
    fc.property(path, (value) => {
      const address = canonicalAddress(value, site.origin);
      expect(address).toBe(value === "/" ? site.origin : `${site.origin}${value}`);
      expect(canonicalAddress(`${value}/`.replace("//", "/"), site.origin)).toBe(address);
      // Canonicalising is idempotent.
      expect(canonicalAddress(address, site.origin)).toBe(address);
    }),
  );
});

test("robots are told to index and follow unless a page says otherwise", () => {
  expect(read({}, "robots")).toBe("index, follow");
  expect(read({ robots: "noindex" }, "robots")).toBe("noindex");
});

test("a page that stands nowhere has no canonical", () => {
  expect(read({ canonical: undefined }, "canonical")).toBeUndefined();
  expect(read({ canonical: undefined }, "og:url")).toBeUndefined();
  expect(read({}, "canonical")).toBe("https://firm.example/a");
});

test("locale and site stand in the preview", () => {
  expect(read({}, "og:locale")).toBe("en_GB");
  expect(read({}, "og:site_name")).toBe("Firm");
});

test("geo fields stand where a page has them, and nowhere else", () => {
  const geo = { geoRegion: "GB-GLS", geoPlacename: "Town", geoPosition: "51.5;-2.1" };
  expect(read(geo, "geo.region")).toBe("GB-GLS");
  expect(read(geo, "geo.placename")).toBe("Town");
  expect(read(geo, "geo.position")).toBe("51.5;-2.1");
  for (const name of ["geo.region", "geo.placename", "geo.position"])
    expect(read({}, name)).toBeUndefined();
});

test("article fields stand on articles, and nowhere else", () => {
  const article = {
    publishedTime: "2026-01-01",
    modifiedTime: "2026-02-02",
    author: "A",
    section: "S",
  };
  const input = { article, ogType: "article" } as const;
  expect(read(input, "og:type")).toBe("article");
  expect(read(input, "article:published_time")).toBe("2026-01-01");
  expect(read(input, "article:modified_time")).toBe("2026-02-02");
  expect(read(input, "article:author")).toBe("A");
  expect(read(input, "article:section")).toBe("S");
  expect(read({}, "og:type")).toBe("website");
  expect(read({}, "article:author")).toBeUndefined();
});

test("a picture brings its address, words and size to both kinds of preview", () => {
  const ogImage = { url: "/p.jpg", alt: "A door", width: 1200, height: 630 };
  for (const [name, content] of [
    ["og:image", "https://firm.example/p.jpg"],
    ["og:image:alt", "A door"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["twitter:card", "summary_large_image"],
    ["twitter:image", "https://firm.example/p.jpg"],
    ["twitter:image:alt", "A door"],
  ] as const)
    expect(read({ ogImage }, name), name).toBe(content);
  expect(read({}, "twitter:card")).toBe("summary");
});

test("other forms of a page are linked from it", () => {
  const alternates = [{ type: "text/markdown", title: "As Markdown", href: "/a.md" }];
  expect(read({ alternates }, "alternate")).toBe("/a.md");
});

test("a page that could not be loaded has no tags", () => {
  expect(headTags(undefined)).toEqual([]);
  expect(headTags({ fields: least, site })).toEqual(pageMetadata(least, site));
});
