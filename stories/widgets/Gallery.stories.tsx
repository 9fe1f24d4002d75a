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

const area = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** Expects the first picture to be the largest, all to be there, and none to overlap. */
async function expectOneLarge(canvasElement: HTMLElement, count: number) {
  const cells = within(canvasElement).getAllByRole("listitem");
  await expect(cells).toHaveLength(count);
  const [first, ...others] = cells;
  for (const other of others) await expect(area(first!)).toBeGreaterThan(area(other) * 1.9);
  await expectApart(cells);
}

/** A story with `count` pictures, the first of them large. */
const oneLargeOf = (count: number) => ({
  args: { pictures: pictures.slice(0, count) },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectOneLarge(canvasElement, count),
});

async function expectApart(cells: HTMLElement[]) {
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const apart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      await expect(apart).toBe(true);
    }
  }
}

export const None = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});
export const One = meta.story({
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expectOneLarge(canvasElement, 1);
    await userEvent.click(canvas.getByRole("link"));
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getAllByRole("button")).toHaveLength(1);
    await expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  },
});
export const Two = meta.story({ globals: onDesktop, ...oneLargeOf(2) });
export const Three = meta.story({ globals: onDesktop, ...oneLargeOf(3) });
export const Four = meta.story({ globals: onDesktop, ...oneLargeOf(4) });
export const Five = meta.story(oneLargeOf(5));
export const Seven = meta.story(oneLargeOf(7));

export const OnAPhone = meta.story({
  args: { pictures: pictures.slice(0, 4) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("listitem");
    await expectApart(cells);
    // The second and third share a row.
    const [, second, third] = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(second).toBe(third);
  },
});

export const LinksToTheLargestFile = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    const widest = photograph.avif!.split(", ").at(-1)!.split(" ")[0];
    await expect(first).toHaveAttribute("href", widest);
    await expect(second).toHaveAttribute("href", pictures[1]!.src);
  },
});

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: missing.alt })).toBeVisible();
  },
});

const open = async (canvas: ReturnType<typeof within>, index: number) => {
  await userEvent.click(canvas.getAllByRole("link")[index]);
  return within(screen.getByRole("dialog", { name: "Pictures of a kitchen" }));
};

export const CountsAndCaptions = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 1);
    await expect(dialog.getByRole("status")).toHaveTextContent("2 of 3");
    await expect(dialog.getByText("The run as it was drawn")).toBeVisible();
    await expect(dialog.getByRole("img", { name: pictures[1]!.alt })).toBeVisible();
  },
});

export const TurnsWithKeysAndStopsAtTheEnds = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 0);
    const status = dialog.getByRole("status");
    const press = (key: string) => fireEvent.keyDown(status, { key });
    for (const [key, shown] of [
      ["ArrowLeft", "1 of 3"],
      ["ArrowRight", "2 of 3"],
      ["End", "3 of 3"],
      ["ArrowRight", "3 of 3"],
      ["Home", "1 of 3"],
    ]) {
      await press(key!);
      await expect(status).toHaveTextContent(shown!);
    }
  },
});

export const ButtonsAreLargeAndSayWhereItEnds = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 2);
    const next = dialog.getByRole("button", { name: "Next picture" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(dialog.getByRole("button", { name: "Previous picture" }));
    await expect(next).toHaveAttribute("aria-disabled", "false");
    await expectTargets(dialog.getAllByRole("button"));
  },
});

/** Waits until the touch code has loaded: it gives the dialog a region. */
const touch = async (dialog: ReturnType<typeof within>) => {
  const image = () => dialog.getAllByRole("img")[0]!;
  await dialog.findByRole("region", { name: "Pictures of a kitchen" });
  const finger = { pointerType: "touch", isPrimary: true, pointerId: 5, buttons: 1, clientY: 200 };
  return {
    image,
    press: async (clientX: number) => fireEvent.pointerDown(image(), { ...finger, clientX }),
    move: async (clientX: number) => fireEvent.pointerMove(image(), { ...finger, clientX }),
    leave: async (clientX: number) => fireEvent.pointerUp(image(), { ...finger, clientX }),
  };
};

export const TurnsWithASwipe = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 0);
    const { press, move, leave } = await touch(dialog);
    const swipe = async (by: number) => {
      await press(300);
      await move(300 + by / 2);
      await move(300 + by);
      await leave(300 + by);
    };
    const status = dialog.getByRole("status");
    await swipe(-120);
    await waitFor(() => expect(status).toHaveTextContent("2 of 3"));
    await swipe(120);
    await waitFor(() => expect(status).toHaveTextContent("1 of 3"));
  },
});

export const GrowsWithADoubleTapAndMoves = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 0);
    const { image, press, move, leave } = await touch(dialog);
    const { width } = image().getBoundingClientRect();
    for (let tap = 0; tap < 2; tap++) {
      await press(200);
      await leave(200);
    }
    await waitFor(() => expect(image().getBoundingClientRect().width).toBeGreaterThan(width * 1.9));
    const { left } = image().getBoundingClientRect();
    await press(200);
    await move(160);
    await leave(160);
    await waitFor(() => expect(image().getBoundingClientRect().left).toBeCloseTo(left - 40, 0));
    await expect(dialog.getByRole("status")).toHaveTextContent("1 of 3");
  },
});

export const GivesFocusBack = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 1);
    await userEvent.click(dialog.getByRole("button", { name: "Close pictures" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
  },
});
