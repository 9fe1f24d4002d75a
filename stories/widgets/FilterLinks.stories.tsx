import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { FilterLinks } from "../../app/widgets/FilterLinks/FilterLinks.tsx";
import { longTitle } from "../fixtures/words.ts";
import { inContainer } from "../support/decorators.tsx";
import { onSmallPhone } from "../support/browser.ts";

const filters = ["All", "Kitchens", "Doors"].map((name, index) => ({
  name,
  href: index === 0 ? "/list" : `/list?kind=${name.toLowerCase()}`,
  ...(index > 0 && { id: name.toLowerCase() }),
}));

const meta = preview.meta({
  title: "Widgets/FilterLinks",
  component: FilterLinks,
  // The row runs over a page's margin, to the edge of the window.
  decorators: [inContainer()],
  args: { label: "Filter the list", filters, current: "/list" },
});

export const OneInForce = meta.story({});

export const AnUnknownFilterMarksNone = meta.story({ args: { current: "" } });

const many = Array.from({ length: 9 }, (_, index) => ({
  name: `Kind of work ${index + 1}`,
  href: `/list?kind=${index + 1}`,
}));

/** One row, which goes on past the edge; the one in force is in view. */
export const ManyOnAPhone = meta.story({
  args: { filters: many, current: many[7]!.href },
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole("link");
    await expect(others.every((link) => link.offsetTop === first!.offsetTop)).toBe(true);
    await waitFor(() => {
      const { left, right } = others[6]!.getBoundingClientRect();
      void expect(left).toBeGreaterThanOrEqual(0);
      void expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
});

export const LongWords = meta.story({
  args: { filters: [...filters, { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
