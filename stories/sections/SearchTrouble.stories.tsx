import preview from "../../.storybook/preview.tsx";
import { expect, fn } from "storybook/test";
import { SearchTrouble } from "../../app/sections/search/SearchTrouble.tsx";
import { contact } from "../fixtures/contact.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SearchTrouble",
  component: SearchTrouble,
  args: { contact, href: "/search?q=oak", onRetry: fn() },
});

export const SaysWhatToDoInstead = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not be fetched");
    await expectLink(canvas, "every page by name", "/search?q=oak");
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const SmallPhone = meta.story({ globals: onSmallPhone });
