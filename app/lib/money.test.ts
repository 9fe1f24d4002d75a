import { expect, test } from "vitest";
import { poundsIn } from "./money.ts";

test("finds every amount in a sentence, and no other number", () => {
  expect(poundsIn("20 m² in 2024: £48,000, or £2,500 to £3,500 for each m².")).toEqual([
    48000, 2500, 3500,
  ]);
  expect(poundsIn("From £95, at most £1,250.")).toEqual([95, 1250]);
});
