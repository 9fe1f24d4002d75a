import { expect, it } from "vitest";
import { isSwipe } from "./swipe.ts";
import { toastSwipePx, toastSwipePxPerMs } from "./thresholds.ts";

const slow = toastSwipePx / toastSwipePxPerMs + 1000;

it.each([
  ["just short of the distance, slowly", toastSwipePx - 1, slow, false],
  ["at the distance, slowly", toastSwipePx, slow, true],
  ["at the distance the other way", -toastSwipePx, slow, true],
  ["at the speed exactly", 11, 100, false],
  ["a little faster", 11, 99, true],
  ["a little faster the other way", -11, 99, true],
  ["not moved at all", 0, 0, false],
])("%s", (_name, px, ms, expected) => expect(isSwipe(px, ms)).toBe(expected));
