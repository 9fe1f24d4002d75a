import preview from "../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Gallery } from "../../app/widgets/Gallery/Gallery.tsx";
import { drawing, missing, photograph, photographs } from "../fixtures/pictures.ts";
import { longSentence } from "../fixtures/words.ts";
import { onDesktop, onPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const pictures = [
  photograph,
  { ...drawing("kitchens"), caption: "The run as it was drawn" },
  ...photographs(5),
];

const meta = preview.meta({
  title: "Widgets/Gallery",
  component: Gallery,
  args: { label: "Pictures of a kitchen", pictures: pictures.slice(0, 3) },
  parameters: { visual: { also: ["forced-colours", "print"] } },
  // A drawing reaches over the page's edge.
  decorators: [inBox({ paddingInline: 20 })],
});

export const None = meta.story({ tags: ["shows-nothing"], args: { pictures: [] } });
export const One = meta.story({
  args: { pictures: pictures.slice(0, 1) },
  play: ({ canvas }) => userEvent.click(canvas.getByRole("link")),
});
export const Column = meta.story({ globals: onDesktop });
export const Wide = meta.story({ args: { shown: [0], shape: "wide" }, globals: onDesktop });
export const DrawingsInAPair = meta.story({
  args: { pictures: [drawing("kitchens"), drawing("doors")], shape: "pair" },
  globals: onDesktop,
});
export const DrawingOnAPhone = meta.story({ args: { shown: [1] }, globals: onPhone });

export const VeryLongCaption = meta.story({
  args: { pictures: pictures.slice(0, 3).map((one) => ({ ...one, caption: longSentence })) },
});

export const MissingPicture = meta.story({
  args: { pictures: [missing, ...pictures.slice(0, 2)] },
});

const open = async (canvas: ReturnType<typeof within>, index: number) => {
  await userEvent.click(canvas.getAllByRole("link")[index]);
  return within(screen.getByRole("dialog", { name: "Pictures of a kitchen" }));
};

export const CountsAndCaptions = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, 1);
  },
});

export const VeryLongCaptionOnAPhone = meta.story({
  args: { pictures: pictures.slice(0, 3).map((one) => ({ ...one, caption: longSentence })) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await open(canvas, 1);
  },
});

export const AfterTheLastComesTheFirst = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 2);
    await userEvent.click(dialog.getByRole("button", { name: "Next picture" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("1 of 3");
    await userEvent.click(dialog.getByRole("button", { name: "Previous picture" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("3 of 3");
  },
});

export const TheLast = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 2);
    await expect(dialog.getByRole("status")).toHaveTextContent("3 of 3");
  },
});

export const Enlarged = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 0);
    await dialog.findByRole("region", { name: "Pictures of a kitchen" });
    // Those before and after it wait beside the window.
    const picture = dialog
      .getAllByRole("img", { name: photograph.alt })
      .find((one) => Math.abs(one.getBoundingClientRect().left) < 1)!;
    const { width } = picture.getBoundingClientRect();
    await userEvent.dblClick(picture);
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(width));
  },
});
