import preview from "../../.storybook/preview.tsx";
import { ServiceIndex } from "../../app/sections/lists/ServiceIndex.tsx";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ServiceIndex",
  component: ServiceIndex,
  decorators: [inContainer()],
  globals: onSmallPhone,
  args: { label: "Services" },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { services: [] } });

export const OnAPhone = meta.story({
  args: {
    services: ["Staircases", "Doors and windows", "Floors"].map((name) => ({
      name,
      href: `/services/${name.toLowerCase().replaceAll(" ", "-")}`,
      ...(name !== "Floors" && { from: "One flight from £3,100" }),
    })),
    more: [{ name: "Do I need permission?", href: "/guides/extensions#permission" }],
  },
});
