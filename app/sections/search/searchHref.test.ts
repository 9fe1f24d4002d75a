import { expect, test } from "vitest";
import { searchHref } from "./searchHref.ts";

test.each([
  ["", "/search"],
  ["  ", "/search"],
  [" oak & ash ", "/search?q=oak%20%26%20ash"],
])("%o is listed at %s", (query, href) => {
  expect(searchHref(query)).toBe(href);
});
