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

const accents = "e\u0301";
const family = "👨‍👩‍👧‍👦";
test.each([
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(57)}...`],
  [accents.repeat(60), accents.repeat(60)],
  [accents.repeat(61), `${accents.repeat(57)}...`],
  [`${"a".repeat(56)}😀😀😀😀😀`, `${"a".repeat(56)}😀...`],
  [`${"a".repeat(50)}, £1,600 to £2,400`, `${"a".repeat(50)}...`],
  [`${"a".repeat(50)} £1,600 to £2,400`, `${"a".repeat(50)} £1,600...`],
])("of more than 60 characters a title keeps 57, however they are made up: %s", (title, shown) => {
  expect(titleOf(title)).toBe(shown);
  expect(read({ title }, "og:title")).toBe(shown);
});

test("of more than 160 characters a description keeps 157", () => {
  const shown = (description: string) => read({ description }, "description");
  expect(shown(family.repeat(160))).toBe(family.repeat(160));
  expect(shown(family.repeat(161))).toBe(`${family.repeat(157)}...`);
});

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
