import { describe, expect, test } from "vitest";
import { durationIn, weeksOf } from "./durationIn.ts";

describe("a time that words name", () => {
  test.each([
    ["8 to 16 weeks on site", "8 to 16\u00A0weeks", 8, 16],
    ["2 to 4 days on site, once the stair is made", "2 to 4\u00A0days", 0.4, 0.8],
    ["3 to 6\u00A0weeks", "3 to 6\u00A0weeks", 3, 6],
    ["One to two days with the frame", "1 to 2\u00A0days", 0.2, 0.4],
  ])("%s", (words, said, from, to) => {
    expect(durationIn(words)).toEqual({ words: said, from, to });
  });

  test.each(["From 2 days", "Up to a week", "Three or four doors a day", ""])(
    "none in %j",
    (words) => expect(durationIn(words)).toBeUndefined(),
  );
});

test("times that follow each other are whole weeks together", () => {
  const times = ["3 to 6 weeks", "2 to 4 days"].map((words) => durationIn(words)!);
  expect(weeksOf(...times)).toEqual({ words: "4 to 7\u00A0weeks", longest: 7 });
});
