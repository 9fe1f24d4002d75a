import { expect, test } from "vitest";
import { becameColour } from "./colours.ts";

test.each([
  [0x173f73, 0xb1362b, "blue (#173f73) to red (#b1362b)"],
  [0x1e7d32, 0x7d7d7d, "green (#1e7d32) to grey (#7d7d7d)"],
  [0x000000, 0xf6ecd9, "black (#000000) to beige (#f6ecd9)"],
  [0x1f3d2b, 0x6d4117, "dark green (#1f3d2b) to brown (#6d4117)"],
  [0xd3dce8, 0x0b6b4f, "light blue (#d3dce8) to dark green (#0b6b4f)"],
  // Of one name they are told apart by how light they are.
  [0xf6ecd9, 0xf1e4cc, "beige (#f6ecd9) to a darker beige (#f1e4cc)"],
  [0x0e2a4f, 0x102d55, "dark blue (#0e2a4f) to a lighter blue (#102d55)"],
])("a colour has a plain name: %i, %i", (from, to, said) => {
  expect(becameColour({ from, to })).toBe(`from ${said}`);
});
