import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { expect } from "storybook/test";
import { Band } from "../../app/sections/page/Band.tsx";
import { colours } from "../../app/theme/tokens.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Band",
  component: Band,
  args: {
    title: "What we build",
    text: "A sentence that says what stands below.",
    children: <Typography sx={{ mt: 3 }}>What stands below.</Typography>,
  },
  parameters: { visual: { also: ["print"] } },
});

const ground = (band: HTMLElement) => getComputedStyle(band).backgroundColor;

/** `#0e2a4f` as a computed style. */
function computed(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}

export const OnFilm = meta.story({
  play: async ({ canvas }) => {
    const band = canvas.getByRole("region", { name: "What we build" });
    await expect(ground(band)).toBe("rgba(0, 0, 0, 0)");
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
});

export const OnPly = meta.story({
  args: { ground: "ply" },
  play: async ({ canvas }) => {
    await expect(ground(canvas.getByRole("region"))).toBe(computed(colours.plyLight));
  },
});

export const OnDeepBlue = meta.story({
  args: { ground: "deep" },
  play: async ({ canvas }) => {
    const band = canvas.getByRole("region");
    await expect(ground(band)).toBe(computed(colours.deepBlue));
    await expect(getComputedStyle(band).color).toBe(computed(colours.white));
  },
});

export const JoinedToTheBandAbove = meta.story({
  args: { tight: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("region")).paddingTop).toBe("0px");
  },
});

export const AnAnchorTakesFocus = meta.story({
  args: { id: "services" },
  play: async ({ canvas }) => {
    const band = canvas.getByRole("region");
    band.focus();
    await expect(band).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { title: longTitle, text: longSentence },
  globals: onSmallPhone,
});
