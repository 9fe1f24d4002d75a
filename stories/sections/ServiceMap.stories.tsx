import preview from "../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { drawServiceMap, type MapTown } from "../../app/lib/serviceMap.ts";
import { ServiceMap } from "../../app/sections/home/ServiceMap.tsx";
import { serviceArea } from "../fixtures/area.ts";
import { townLinks } from "../fixtures/cards.ts";
import { longWord } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const drawn = (towns: MapTown[]) => drawServiceMap({ ...serviceArea, towns });

const meta = preview.meta({
  title: "Sections/ServiceMap",
  component: ServiceMap,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: drawServiceMap(serviceArea),
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
    await expect(circle.getAttribute("r")).toBe(String(serviceArea.radiusMetres / 1000));
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

export const AnAreaIsLetteredNotDotted = meta.story({
  args: drawn([{ ...townLinks[1]!, isArea: true }]),
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
  args: drawn([{ ...townLinks[1]!, name: longWord }, townLinks[2]!]),
  play: ({ canvas }) => expect(collisions(canvas.getAllByRole("link"))).toEqual([]),
});
