import { expect, test } from "vitest";
import { isPagePath } from "./pagePath.ts";

test.each([
  ["/", true],
  ["/services/kitchens", true],
  ["/faq#question", true],
  ["/search?q=oak.x", true],
  ["/faq#a.b", true],
  ["/feed.xml", false],
  ["/guides/cost.md?a=1#b", false],
  ["/film.mp4", false],
  ["/Plan.PDF", false],
  ["/v1.0/notes", true],
  ["//other.example/page", false],
  ["https://other.example/page", false],
  ["services", false],
  ["#contact", false],
])("%s is a page of the site: %s", (href, expected) => {
  expect(isPagePath(href)).toBe(expected);
});
