import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { OpenNow } from "../../app/widgets/OpenNow/OpenNow.tsx";

const everyDay = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Whether the phone is answered now. */
const meta = preview.meta({ title: "Widgets/OpenNow", component: OpenNow });

export const Open = meta.story({
  args: { hours: [{ days: everyDay, opens: "00:00", closes: "23:59" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Open now, until 11.59pm")).toHaveAttribute("data-open", "true");
  },
});

export const Closed = meta.story({
  args: { hours: [{ days: everyDay, opens: "23:59", closes: "23:59" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Opens .*11.59pm$/)).toHaveAttribute("data-open", "false");
  },
});

export const NotKnown = meta.story({
  args: { hours: [], "aria-label": undefined },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("span")!;
    await expect(line).toBeEmptyDOMElement();
    // Its place is kept all the same.
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(20);
  },
});
