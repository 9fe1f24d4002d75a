import { expect } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { typedSpaces } from "../../app/lib/units.ts";
import { pages } from "../../scripts/lib/pages.ts";
import { test } from "./prerendered.ts";

const pageAt = new Map(pages.map((page) => [page.path, page]));

test("every page of the list answers 200 in British English", ({ prerendered }) => {
  expect(prerendered).toHaveLength(pages.length);
  const faults = prerendered.filter(({ status, lang }) => status !== 200 || lang !== "en-GB");
  expect(faults.map(({ path }) => path)).toEqual([]);
});

// The schema limits their length.
for (const [name, found, wanted] of [
  ["title", "titles", "metaTitle"],
  ["description", "descriptions", "metaDescription"],
] as const)
  test(`every page has one ${name} of its own`, ({ prerendered }) => {
    for (const { path, [found]: texts } of prerendered)
      expect(texts, path).toEqual([typedSpaces(pageAt.get(path)![wanted])]);
    expect(new Set(prerendered.map(({ [found]: texts }) => texts[0])).size).toBe(pages.length);
  });

test("every page names its own address as canonical", ({ prerendered }) => {
  for (const { path, canonicals, robots } of prerendered) {
    expect(canonicals, path).toEqual([business.origin + (path === "/" ? "" : path)]);
    expect(robots, path).toEqual([pageAt.get(path)!.hidden ? "noindex, follow" : "index, follow"]);
  }
});

test("every page but home shows where it stands", ({ prerendered }) => {
  for (const { path, breadcrumbs } of prerendered) {
    const trail = pageAt.get(path)!.breadcrumbs;
    const last = trail.length - 1;
    expect(breadcrumbs, path).toEqual(
      trail.map(({ name, url }, index) => ({
        name,
        href: index === last ? null : url,
        current: index === last,
      })),
    );
    expect(trail.length, path).toBeGreaterThanOrEqual(path === "/" ? 0 : 2);
  }
});

test("every page says something before any script has run", ({ prerendered }) => {
  // How much a finished page says, `check:words` expects; here a list may still be empty.
  const faults = prerendered
    .filter(({ wordCount }) => wordCount < 10)
    .map(({ path, wordCount }) => `${path}: ${wordCount} words`);
  expect(faults).toEqual([]);
});

test("no link, and no message that one begins, has a value in place of words", ({
  prerendered,
}) => {
  const faults = prerendered.flatMap(({ path, links }) =>
    links
      .filter(({ href }) => /\[object|\b(undefined|NaN)\b/.test(decodeURIComponent(href)))
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(faults).toEqual([]);
});
