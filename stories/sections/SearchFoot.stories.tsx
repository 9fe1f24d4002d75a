import preview from "../../.storybook/preview.tsx";
import { userEvent } from "storybook/test";
import { slashKey } from "../../app/lib/storageKeys.ts";
import { SearchFoot } from "../../app/sections/search/SearchFoot.tsx";
import { onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SearchFoot",
  component: SearchFoot,
  args: { slashOn: true },
  beforeEach: () => localStorage.removeItem(slashKey),
});

export const TheSwitchIsKept = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("checkbox", { name: "Open with /" });
    await userEvent.click(toggle);
    await userEvent.click(toggle);
  },
});

export const SwitchedOffOnAPhone = meta.story({
  args: { slashOn: false },
  globals: onPhone,
});
