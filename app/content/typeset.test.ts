import { expect, test } from "vitest";
import { typeset, typesetAll } from "./typeset.server.ts";

test.each([
  ["the council's officer, two months' notice", "the council’s officer, two months’ notice"],
  ['Mark each line "now" or "later".', "Mark each line “now” or “later”."],
  ['("Article 2(3) land")', "(“Article 2(3) land”)"],
  ['**"Keep"**', "**“Keep”**"],
  ["is already set: it’s “so”", "is already set: it’s “so”"],
  ['a 4" screw and a 2" nail', 'a 4" screw and a 2" nail'],
  ['[a link](/guides "its title")', '[a link](/guides "its title")'],
  ["[St John's](https://firm.test/john's)", "[St John’s](https://firm.test/john's)"],
  ["https://firm.test/john's", "https://firm.test/john's"],
  ["owner's-kitchen.jpg", "owner's-kitchen.jpg"],
  ["owner's.kitchen/page", "owner’s.kitchen/page"],
  ["it's http", "it’s http"],
  ["http://firm.test/john's", "http://firm.test/john's"],
  ["a film's loop's.mp4", "a film’s loop's.mp4"],
  ["'quoted'", "'quoted’"],
  ['x"y"', 'x"y"'],
  ['" spaced "', '" spaced "'],
  ['"two\nlines"', '"two\nlines"'],
  ['one alone " stays', 'one alone " stays'],
])("%s", (written, set) => {
  expect(typeset(written)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test("all texts of an entry are set, whatever they stand in; other values stay", () => {
  const updated = new Date(0);
  expect(
    typesetAll({ title: "It's", list: [{ words: '"so"' }], count: 2, sample: true, updated }),
  ).toEqual({ title: "It’s", list: [{ words: "“so”" }], count: 2, sample: true, updated });
});
