import preview from "../../.storybook/preview.tsx";
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
  args: { label: "Filter the list", filters, current: "/list" },
});

export const OneInForce = meta.story({});

export const AnUnknownFilterMarksNone = meta.story({ args: { current: "" } });

export const LongWords = meta.story({
  args: { filters: [...filters, { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
