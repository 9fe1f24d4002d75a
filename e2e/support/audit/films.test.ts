import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasSound } from "./films.ts";

/** A box or an element of a film between others. */
const film = (part: string) => Buffer.from(`\0\0\0\x20ftyp…${part}…`, "latin1");

test.each([
  ["MP4", "hdlr\0\0\0\0\0\0\0\0soun"],
  ["WebM", "\x86\x86A_OPUS"],
])("finds the track of sound in %s", (_, part) => {
  expect(hasSound(film(part))).toBe(true);
});

test("a film of pictures alone is silent", () => {
  expect(hasSound(film("hdlr\0\0\0\0\0\0\0\0vide"))).toBe(false);
  expect(hasSound(readFileSync("e2e/motion/loop.webm"))).toBe(false);
});
