import preview from "../../.storybook/preview.tsx";
import { slashKey } from "../../app/lib/storageKeys.ts";
import { SearchFoot } from "../../app/sections/search/SearchFoot.tsx";
import { onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SearchFoot",
  component: SearchFoot,
  args: { slashOn: true },
  beforeEach: () => localStorage.removeItem(slashKey),
});

export const SwitchedOffOnAPhone = meta.story({
  args: { slashOn: false },
  globals: onPhone,
});
