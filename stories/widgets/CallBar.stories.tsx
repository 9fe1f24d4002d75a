import preview from "../../.storybook/preview.tsx";
import { userEvent } from "storybook/test";
import { CallBar } from "../../app/widgets/CallBar/CallBar.tsx";
import { callBar } from "../fixtures/contact.ts";
import { onDesktop, onPhone } from "../support/browser.ts";

/** The floating call bar. */
const meta = preview.meta({
  title: "Widgets/CallBar",
  component: CallBar,
  args: callBar,
});

export const Wide = meta.story({ globals: onDesktop });

export const Narrow = meta.story({ globals: onPhone });

export const LongWords = meta.story({
  args: {
    words: "Donaudampfschifffahrtsgesellschaftskapitänskajütentreppenhandlauf gesucht? ".repeat(2),
  },
});

export const UnderThePointer = meta.story({
  globals: onDesktop,
  parameters: { visual: { hover: 'a[href^="tel:"]' } },
});

export const KeyboardFocus = meta.story({ play: () => userEvent.tab() });
