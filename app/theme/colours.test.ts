import { getContrastRatio } from "@mui/material/styles";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

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
