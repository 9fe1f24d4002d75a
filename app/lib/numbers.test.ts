import { expect, test } from "vitest";
import { readLength } from "./numbers.ts";

test.each([
  ["2700", 2700],
  ["2,700", 2700],
  ["2 700", 2700],
  ["2\u00a0700", 2700],
  [" 2700mm ", 2700],
  ["2,700 mm", 2700],
  ["2700 millimetres", 2700],
  ["270 cm", 2700],
  ["2.7 m", 2700],
  ["2.7m", 2700],
  [".6 M", 600],
  ["2.7 Metres", 2700],
  ["2 m 70 cm", 2700],
  ["8 ft", 2438.4],
  ["8' 10\"", 2692.4],
  ["8ft 10in", 2692.4],
  ["216.67", 216.67],
  ["0", 0],
])("%s is %d mm", (typed, mm) => expect(readLength(typed)).toBe(mm));

test.each([
  "",
  " ",
  "-2700",
  "2,70",
  "2,7 m",
  "27 00",
  "2.7.1",
  "about 2700",
  "2700 kg",
  "8 ft 10",
])("%s is no length", (typed) => expect(readLength(typed)).toBeUndefined());
