import { expect, test } from "vitest";
import { editDistance } from "./editDistance.ts";

test.each([
  ...Object.entries({ kitchen: 0, kichen: 1, kitcchen: 1, kicthen: 1, kotchen: 0.5, kbtchen: 1 }),
  // At most one more than asked for is counted.
  ...Object.entries({ kitchyn: 0.5, ktichne: 2, kitten: 2, oak: 3, kitchenettes: 3, kit: 3 }),
])("%s is %s edits from kitchen", (typed, count) =>
  expect(editDistance(typed, "kitchen", 2)).toBe(count),
);
test("only neighbours change places", () => {
  expect(editDistance("gbcd", "bxcd", 2)).toBe(2);
  expect(editDistance("bgcd", "xbcd", 2)).toBe(2);
  expect(editDistance("", "", 2)).toBe(0);
});
test.each(Object.entries({ kit: 0, kot: 0.5, ktichen: 1, kitchens: 1, door: 3 }))(
  "%s is %s edits from the beginning of kitchen",
  (typed, count) => expect(editDistance(typed, "kitchen", 2, true)).toBe(count),
);
