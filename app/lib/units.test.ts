import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holdUnits, typedSpaces } from "./units.ts";

test.each([
  ["400 to 470 mm", "400 to 470_mm"],
  ["8 m, or 40 m³", "8_m, or 40_m³"],
  ["£10 million of cover", "£10_million of cover"],
  ["20 per cent", "20_per cent"],
  ["since 1 April 2026", "since 1_April 2026"],
  ["1 minute, 1 hour, 1 day or 1 week", "1_minute, 1_hour, 1_day or 1_week"],
  ["1 mile and 3 cm", "1_mile and 3_cm"],
  ["2 mugs and 3 Western doors", "2 mugs and 3 Western doors"],
  ["a mm", "a mm"],
])("%s", (typed, held) => expect(holdUnits(typed).replaceAll("\u00A0", "_")).toBe(held));

const words = fc
  .array(fc.constantFrom("8", "£10", "470", "mm", "m", "m²", "million", "mugs", ",", "", "a"))
  .map((parts) => parts.join(" "));

test("nothing but spaces changes, and once is enough", () => {
  fc.assert(
    fc.property(fc.oneof(words, fc.string()), (typed) => {
      const held = holdUnits(typed);
      expect(typedSpaces(held)).toBe(typedSpaces(typed));
      expect(holdUnits(held)).toBe(held);
      expect(held).not.toMatch(/\d (mm|m|million)( |,|$)/);
    }),
  );
});
