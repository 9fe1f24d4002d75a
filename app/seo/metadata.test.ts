import { expect, test } from "vitest";
import { canonicalAddress, pageMetadata } from "./metadata.ts";

const site = { origin: "https://firm.example", name: "Firm", locale: "en_GB" };
const find = (tags: ReturnType<typeof pageMetadata>, key: string, value: string) =>
  tags.find((tag) => (tag as Record<string, unknown>)[key] === value) as
    Record<string, string> | undefined;

test("a canonical that starts with http is used as it is", () => {
  expect(canonicalAddress("https://other.example/a/", site.origin)).toBe(
    "https://other.example/a/",
  );
});

test("any other canonical is put below the origin, without a trailing slash", () => {
  expect(canonicalAddress("/a/b/", site.origin)).toBe("https://firm.example/a/b");
  expect(canonicalAddress("/", site.origin)).toBe("https://firm.example");
});

test("long titles and descriptions are cut as the specification says", () => {
  const tags = pageMetadata(
    { title: "t".repeat(61), description: "d".repeat(161), canonical: "/" },
    site,
  );
  expect(tags[0]).toEqual({ title: `${"t".repeat(57)}...` });
  expect(find(tags, "name", "description")?.content).toBe(`${"d".repeat(157)}...`);
});

test("robots, locale, geo and article fields", () => {
  const tags = pageMetadata(
    {
      title: "t",
      description: "d",
      canonical: "/a",
      ogType: "article",
      geoPlacename: "Town",
      article: {
        publishedTime: "2026-01-01",
        modifiedTime: "2026-02-02",
        author: "A",
        section: "S",
      },
    },
    site,
  );
  expect(find(tags, "name", "robots")?.content).toBe("index, follow");
  expect(find(tags, "property", "og:locale")?.content).toBe("en_GB");
  expect(find(tags, "name", "geo.placename")?.content).toBe("Town");
  expect(find(tags, "name", "geo.region")).toBeUndefined();
  expect(find(tags, "property", "article:published_time")?.content).toBe("2026-01-01");
});
