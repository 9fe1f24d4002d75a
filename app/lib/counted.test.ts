import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one of a thing, and none or more of it", () => {
  expect([0, 1, 2].map((count) => counted(count, "page"))).toEqual([
    "0 pages",
    "1 page",
    "2 pages",
  ]);
  expect(counted(1, "shelf", "shelves")).toBe("1 shelf");
  expect(counted(3, "shelf", "shelves")).toBe("3 shelves");
});
