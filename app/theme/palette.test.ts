import { getContrastRatio } from "@mui/material/styles";
import { expect, test } from "vitest";
import { palette } from "./palette.ts";

const { primary, whatsapp, error, text, background, colours } = palette;
const page = background.default;

test.each([
  ["text", text.primary, "the page", page, 7],
  ["secondary text", text.secondary, "the page", page, 7],
  ["secondary text", text.secondary, "a warm band", colours.warmLight, 4.5],
  ["secondary text", text.secondary, "a hovered row", colours.tint, 4.5],
  ["an action", primary.main, "the page", page, 7],
  ["an action", primary.main, "a hovered row", colours.tint, 7],
  ["a button's label", primary.contrastText, "its ground", primary.main, 7],
  ["text", primary.contrastText, "a dark band", primary.dark, 7],
  ["secondary text", colours.onDarkSoft, "a dark band", primary.dark, 7],
  ["an error", error.main, "the page", page, 4.5],
  ["a dimension", colours.mark, "the page", page, 4.5],
  ["lettering", colours.onWarm, "a warm band", colours.warmLight, 4.5],
  ["a label", whatsapp.contrastText, "the WhatsApp button", whatsapp.main, 4.5],
  ["a control's border", colours.border, "the page", page, 3],
])("%s (%s) on %s (%s) has a contrast of at least %d", (_what, colour, _on, ground, least) => {
  expect(getContrastRatio(colour, ground)).toBeGreaterThanOrEqual(least);
});
