import preview from "../../.storybook/preview.tsx";
import { expect, fn, userEvent } from "storybook/test";
import { FilterLinks } from "../../app/widgets/FilterLinks/FilterLinks.tsx";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const filters = ["All", "Kitchens", "Doors"].map((name, index) => ({
  name,
  href: index === 0 ? "/list" : `/list?kind=${name.toLowerCase()}`,
  ...(index > 0 && { id: name.toLowerCase() }),
}));

const meta = preview.meta({
  title: "Widgets/FilterLinks",
  component: FilterLinks,
  args: { label: "Filter the list", filters, current: "/list", onSelect: fn() },
});

export const OneInForce = meta.story({});

export const AnUnknownFilterMarksNone = meta.story({ args: { current: "" } });

export const AModifiedClickIsLeftToTheBrowser = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    // Otherwise the browser would open a tab.
    canvasElement.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(canvas.getByRole("link", { name: "Doors" }));
    await user.keyboard("{/Control}");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: { filters: [...filters, { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
