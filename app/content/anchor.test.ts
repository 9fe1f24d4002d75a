import { expect, test } from "vitest";
import { anchor } from "./anchor.server.ts";

test.each([
  ["Getting a quote", "getting-a-quote"],
  ["What’s a “party wall”, then?", "whats-a-party-wall-then"],
  ["  10 % after  ", "10--after"],
  ["Contact?", "about-contact"],
  ["First half", "about-first-half"],
  ["- !", ""],
  ["Möbel über Eck", "möbel-über-eck"],
])("%s becomes %s", (words, expected) => {
  expect(anchor(words)).toBe(expected);
});
