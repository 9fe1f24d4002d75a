import { expect, test } from "vitest";
import { milesOf } from "./miles.ts";

test.each([
  [30, 19],
  [16.1, 10],
  [1.2, 1],
  [0.1, 1],
])("%d km are %d miles", (km, miles) => expect(milesOf(km)).toBe(miles));
