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

const whole: Partial<MetadataInput> = {
  robots: "noindex",
  ogType: "article",
  ogImage: { url: "/p.jpg", alt: "A door", width: 1200, height: 630 },
  article: {
    publishedTime: "2026-01-01",
    modifiedTime: "2026-02-02",
    author: "A",
    section: "S",
  },
  geoRegion: "GB-GLS",
  geoPlacename: "Town",
  geoPosition: "51.5;-2.1",
  alternates: [{ type: "application/rss+xml", title: "As RSS", href: "/a.xml" }],
};
test.each([
  ["canonical", "https://firm.example/a", "https://firm.example/a"],
  ["og:url", "https://firm.example/a", "https://firm.example/a"],
  ["og:locale", "en_GB", "en_GB"],
  ["og:site_name", "Firm", "Firm"],
  ["robots", "noindex", "index, follow"],
  ["og:type", "article", "website"],
  ["og:image", "https://firm.example/p.jpg", undefined],
  ["og:image:alt", "A door", undefined],
  ["og:image:width", "1200", undefined],
  ["og:image:height", "630", undefined],
  ["twitter:card", "summary_large_image", "summary"],
  ["twitter:image", "https://firm.example/p.jpg", undefined],
  ["twitter:image:alt", "A door", undefined],
  ["article:published_time", "2026-01-01", undefined],
  ["article:modified_time", "2026-02-02", undefined],
  ["article:author", "A", undefined],
  ["article:section", "S", undefined],
  ["geo.region", "GB-GLS", undefined],
  ["geo.placename", "Town", undefined],
  ["geo.position", "51.5;-2.1", undefined],
  ["alternate", "/a.xml", undefined],
])("%s is %s where a page has all fields, %s where it has the least", (name, all, few) => {
  expect(read(whole, name)).toBe(all);
  expect(read({}, name)).toBe(few);
});

test("a page that stands nowhere has no canonical", () => {
  expect(read({ canonical: undefined }, "canonical")).toBeUndefined();
  expect(read({ canonical: undefined }, "og:url")).toBeUndefined();
});

test("a page that could not be loaded has no tags", () => {
  expect(headTags(undefined)).toEqual([]);
  expect(headTags({ fields: least, site })).toEqual(pageMetadata(least, site));
});
