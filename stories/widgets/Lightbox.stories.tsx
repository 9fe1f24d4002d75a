import preview from "../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Lightbox } from "../../app/widgets/Gallery/Lightbox.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { longSentence } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/Lightbox",
  component: Lightbox,
  args: {
    label: "Pictures of a kitchen",
    pictures: [photograph, { ...drawing("kitchens"), caption: longSentence }, drawing("doors")],
    start: 0,
    onClose: fn(),
  },
});

const dialog = () => within(screen.getByRole("dialog", { name: "Pictures of a kitchen" }));

export const HoldsThePicturesBesideTheShownOneOnly = meta.story({
  play: async () => {
    const held = () => document.querySelectorAll("dialog img").length;
    await waitFor(() => expect(held()).toBe(2));
    await userEvent.click(dialog().getByRole("button", { name: "Next picture" }));
    await expect(held()).toBe(3);
  },
});

export const VeryLongCaptionOnAPhone = meta.story({
  args: { start: 1 },
  globals: onPhone,
  play: async () => {
    const next = dialog().getByRole("button", { name: "Next picture" }).getBoundingClientRect();
    await expect(next.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(next.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
