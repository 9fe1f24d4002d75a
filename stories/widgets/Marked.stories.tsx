import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Marked } from "../../app/widgets/Marked/Marked.tsx";

const meta = preview.meta({
  title: "Widgets/Marked",
  component: Marked,
  args: { text: "Boot rooms in a valley", ranges: [{ start: 0, end: 4 }] },
});

export const PartOfAText = meta.story({});

export const Unmarked = meta.story({
  args: { ranges: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Boot rooms in a valley");
    await expect(canvasElement.querySelector("mark")).toBeNull();
  },
});

export const MarkupIsOnlyText = meta.story({
  args: { text: "<img src=x onerror=alert(1)> &amp; 🪚 ‮oak", ranges: [{ start: 1, end: 4 }] },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvas.getByText("img")).toHaveProperty("tagName", "MARK");
    await expect(canvasElement.textContent).toContain("&amp; 🪚 ‮oak");
  },
});
