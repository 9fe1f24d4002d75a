import { expect, test } from "vitest";
import { goingDown } from "./dockState.ts";

test.each([
  ["the threshold is 100 px", [0, 100, 101], [false, false, true]],
  ["a page that is restored further down counts as scrolled down", [3000], [true]],
  ["10 px back are no turn, 11 are", [2000, 1990, 1989], [true, true, false]],
  ["nor are 10 px on after a turn", [2000, 1900, 1910, 1911], [true, false, false, true]],
  ["small steps add up from the furthest", [2000, 1995, 1990, 1985], [true, true, true, false]],
])("%s", (_, tops, expected) => {
  const read = goingDown();
  expect(tops.map((top) => read(top))).toEqual(expected);
});
