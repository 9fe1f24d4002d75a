import { getContrastRatio } from "@mui/material/styles";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./tokens.ts";

test.each([
  ["ink", "film", 7],
  ["inkSoft", "film", 7],
  ["inkSoft", "plyLight", 4.5],
  ["inkSoft", "blueTint", 4.5],
  ["recordBlue", "film", 7],
  ["recordBlue", "blueTint", 7],
  ["white", "recordBlue", 7],
  ["white", "deepBlue", 7],
  ["onDeepSoft", "deepBlue", 7],
  ["pencilRed", "film", 4.5],
  ["plyInk", "plyLight", 4.5],
  ["white", "whatsapp", 4.5],
  ["lineStrong", "film", 3],
] as const)("%s on %s has a contrast of at least %d", (text, ground, least) => {
  expect(getContrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
});

const outside = globSync("app/{widgets,sections,routes}/**/*.{ts,tsx}")
  .concat("app/root.tsx")
  .filter((file) => !file.includes(".test."));
const holding = (pattern: RegExp) =>
  outside.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("no colour stands outside the theme", () => {
  expect(holding(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b["';)]/i)).toEqual([]);
});

// For JSX the lint rule `react/forbid-elements` checks the same.
test("no second button or link is styled outside the theme", () => {
  expect(holding(/styled\("(a|button)"/)).toEqual([]);
});
