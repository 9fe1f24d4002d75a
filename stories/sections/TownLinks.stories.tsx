import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TownLinks } from "../../app/sections/search/TownLinks.tsx";
import { searchGroups } from "../fixtures/pages.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/TownLinks",
  component: TownLinks,
  args: { pages: searchGroups[1]!.pages },
  decorators: [inContainer()],
});

export const TwoServices = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Southbridge, Doors" });
    await expect(link).toHaveAttribute("href", "/services/doors/southbridge");
    // The service is shown once beside its towns; only the link's accessible name repeats it.
    await expect(link).toHaveTextContent(/^Southbridge$/);
  },
});
