import { expect, test } from "vitest";
import { redirectedUrl } from "./address.ts";

test("a page that moved redirects to its new address, keeping the query", () => {
  const moved = [{ from: "/projects/old", to: "/projects/new" }];
  expect(redirectedUrl("/Projects/old/?a=B", moved)).toBe("/projects/new?a=B");
  expect(redirectedUrl("/projects/new", moved)).toBe("/projects/new");
  expect(redirectedUrl("/projects/", moved)).toBe("/projects");
});
