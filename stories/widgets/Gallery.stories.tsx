import preview from "../../.storybook/preview.tsx";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { Gallery } from "../../app/widgets/Gallery/Gallery.tsx";
import { drawing, missing, photograph } from "../fixtures/pictures.ts";
import { longSentence } from "../fixtures/words.ts";
import { expectTargets, onDesktop, onPhone } from "../support/browser.ts";

const pictures = [
  photograph,
  { ...drawing("kitchens"), caption: "The run as it was drawn" },
  drawing("doors"),
  drawing("staircases"),
  drawing("boot-rooms"),
  drawing("workshop"),
  drawing("woodwork-services"),
];

const meta = preview.meta({
  title: "Widgets/Gallery",
  component: Gallery,
  args: { label: "Pictures of a kitchen", pictures: pictures.slice(0, 3) },
  parameters: { visual: { also: ["forced-colours", "print"] } },
});

export const None = meta.story({
  args: { pictures: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
});
export const One = meta.story({
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link"));
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getAllByRole("button")).toHaveLength(1);
    await expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  },
});
export const Three = meta.story({ globals: onDesktop });
export const Four = meta.story({ args: { pictures: pictures.slice(0, 4) }, globals: onDesktop });
export const Seven = meta.story({ args: { pictures } });

export const VeryLongCaption = meta.story({
  args: { pictures: pictures.slice(0, 3).map((one) => ({ ...one, caption: longSentence })) },
  play: async ({ canvasElement }) => {
    for (const caption of canvasElement.querySelectorAll("figcaption")) {
      const { right } = caption.closest("li")!.getBoundingClientRect();
      await expect(caption.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(caption.scrollWidth).toBeLessThanOrEqual(caption.clientWidth);
    }
  },
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

export const ButtonsAreLargeAndSayWhereItEnds = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 2);
    const next = dialog.getByRole("button", { name: "Next picture" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(dialog.getByRole("status")).toHaveTextContent("3 of 3");
    await userEvent.click(dialog.getByRole("button", { name: "Previous picture" }));
    await expect(next).toHaveAttribute("aria-disabled", "false");
    await expectTargets(dialog.getAllByRole("button"));
  },
});

export const GrowsWithADoubleTapAndMoves = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 0);
    // The touch code gives the dialog a region once it has loaded.
    await dialog.findByRole("region", { name: "Pictures of a kitchen" });
    const image = () => dialog.getAllByRole("img")[0]!;
    const box = () => image().getBoundingClientRect();
    const finger = {
      pointerType: "touch",
      isPrimary: true,
      pointerId: 5,
      buttons: 1,
      clientY: 200,
    };
    const { width } = box();
    for (let tap = 0; tap < 2; tap++) {
      await fireEvent.pointerDown(image(), { ...finger, clientX: 200 });
      await fireEvent.pointerUp(image(), { ...finger, clientX: 200 });
    }
    await waitFor(() => expect(box().width).toBeGreaterThan(width * 1.9));
    const { left } = box();
    await fireEvent.pointerDown(image(), { ...finger, clientX: 200 });
    await fireEvent.pointerMove(image(), { ...finger, clientX: 160 });
    await fireEvent.pointerUp(image(), { ...finger, clientX: 160 });
    await waitFor(() => expect(box().left).toBeCloseTo(left - 40, 0));
    await expect(dialog.getByRole("status")).toHaveTextContent("1 of 3");
  },
});
