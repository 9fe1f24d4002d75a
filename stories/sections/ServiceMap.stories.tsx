import preview from "../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { serviceMap } from "../../app/content/lists.server.ts";
import { ServiceMap } from "../../app/sections/home/ServiceMap.tsx";
import { content } from "../fixtures/entries.ts";
import { longWord } from "../fixtures/words.ts";
import { inBox } from "../support/decorators.tsx";

const { business } = content;
const [, second, third] = content.towns;
const drawn = (towns: typeof content.towns) => serviceMap({ ...content, towns });

const meta = preview.meta({
  title: "Sections/ServiceMap",
  component: ServiceMap,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: serviceMap(content),
  decorators: [inBox({ maxWidth: 660, paddingBlock: 16 })],
});

/** Pairs of overlapping labels. */
function collisions(links: HTMLElement[]) {
  const boxes = links.map((link) => link.getBoundingClientRect());
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
}

export const EveryTownIsALink = meta.story({
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector(".radius")!;
    await expect(circle.getAttribute("r")).toBe(String(business.serviceRadiusMetres / 1000));
  },
});

export const AnAreaIsLetteredNotDotted = meta.story({
  args: drawn([{ ...second!, isArea: true }]),
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByRole("link")).fontStyle).toBe("italic");
    await expect(canvasElement.querySelector(".dot")).toBeNull();
  },
});

export const KeyboardReachesTheNames = meta.story({ play: () => userEvent.tab() });

export const NoTowns = meta.story({
  args: drawn([]),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector(".radius")).not.toBeNull();
  },
});

export const ALongNameStaysOnTheDrawing = meta.story({
  args: drawn([{ ...second!, name: longWord }, third!]),
  play: ({ canvas }) => expect(collisions(canvas.getAllByRole("link"))).toEqual([]),
});
