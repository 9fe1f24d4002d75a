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

test.each([
  ["https://elsewhere.example/a/", "https://elsewhere.example/a/"],
  ["/", "https://firm.example"],
  ["/a/b", "https://firm.example/a/b"],
  ["/a/b/", "https://firm.example/a/b"],
])("the canonical address of %s is %s", (canonical, address) =>
  expect(canonicalAddress(canonical, site.origin)).toBe(address),
);

test("a page that could not be loaded has no tags", () => {
  expect(headTags(undefined)).toEqual([]);
  expect(headTags({ fields: least, site })).toEqual(pageMetadata(least, site));
});
