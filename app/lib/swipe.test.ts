import { expect, it } from "vitest";
import { isSwipe } from "./swipe.ts";

const slow = 20 / 0.11 + 1000;

it.each([
  ["just short of the distance, slowly", 19, slow, false],
  ["at the distance, slowly", 20, slow, true],
  ["at the distance the other way", -20, slow, true],
  ["at the speed exactly", 11, 100, false],
  ["a little faster", 11, 99, true],
  ["a little faster the other way", -11, 99, true],
  ["not moved at all", 0, 0, false],
])("%s", (_name, px, ms, expected) => expect(isSwipe(px, ms)).toBe(expected));
