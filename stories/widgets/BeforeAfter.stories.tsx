import preview from "../../.storybook/preview.tsx";
import { expect, fireEvent } from "storybook/test";
import { BeforeAfter } from "../../app/widgets/BeforeAfter/BeforeAfter.tsx";
import { drawing, missing } from "../fixtures/pictures.ts";

const before = drawing("garden-shed-before", "A garden corner with a broken fence");
const after = drawing("garden-shed-after", "The same corner with a shed");

const meta = preview.meta({
  title: "Widgets/BeforeAfter",
  component: BeforeAfter,
  args: { before, after },
  parameters: { visual: { also: ["forced-colours", "print"] } },
});

/** Position of the divider: the visible share of the before picture, in percent. */
function divider(picture: HTMLElement): number {
  const frame = picture.closest("figure")!.parentElement!;
  return Number.parseFloat(getComputedStyle(frame).getPropertyValue("--at"));
}

export const StartsInTheMiddle = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await expect(slider).toHaveValue("50");
    await expect(slider).toHaveAttribute("aria-valuetext", "50 % after");
    await expect(divider(canvas.getByAltText(before.alt))).toBe(50);
    await expect(canvas.getByText("Before")).toBeVisible();
    await expect(canvas.getByText("After")).toBeVisible();
  },
});

export const SixtyTwoPercentAfter = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "38" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "62 % after");
    await expect(divider(canvas.getByAltText(before.alt))).toBe(38);
  },
});

export const StopsAtBothEnds = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "140" } });
    await expect(slider).toHaveValue("100");
    await expect(slider).toHaveAttribute("aria-valuetext", "0 % after");
    await fireEvent.input(slider, { target: { value: "-40" } });
    await expect(slider).toHaveValue("0");
    await expect(slider).toHaveAttribute("aria-valuetext", "100 % after");
  },
});

export const FocusIsShownOnTheHandle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("slider").focus({ focusVisible: true });
    const handle = canvasElement.querySelector('[data-part="handle"]')!;
    await expect(getComputedStyle(handle).outlineStyle).toBe("solid");
  },
});

export const MissingPicture = meta.story({
  args: { after: missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText(missing.alt)).toBeInTheDocument();
    await expect(canvas.getByRole("slider")).toBeEnabled();
  },
});
