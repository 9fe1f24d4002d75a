import { expect, test } from "vitest";
import { brief } from "./brief.ts";

test("a fault quotes one line of at most 80 characters, without half an emoji", () => {
  expect(brief("a\n\n b")).toBe("a b");
  expect(brief("a".repeat(80))).toBe("a".repeat(80));
  expect(brief("a".repeat(81))).toBe(`${"a".repeat(77)}…`);
  expect(brief(`${"a".repeat(76)}🪚🪚🪚`)).toBe(`${"a".repeat(76)}…`);
});
