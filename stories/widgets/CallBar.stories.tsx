import preview from "../../.storybook/preview.tsx";
import { useEffect, useState } from "react";
import { expect } from "storybook/test";
import { durations } from "../../app/theme/tokens.ts";
import { CallBar, type CallBarProps } from "../../app/widgets/CallBar/CallBar.tsx";
import { contact, invitation } from "../fixtures/contact.ts";
import { onDesktop } from "../support/browser.ts";

/** The floating call bar. */
const meta = preview.meta({
  title: "Widgets/CallBar",
  component: CallBar,
  args: {
    words: invitation,
    phone: contact.phone,
    phoneHref: contact.phoneHref,
    whatsappHref: contact.whatsappHref,
  },
});

export const Wide = meta.story({ globals: onDesktop });

export const LongWords = meta.story({
  args: {
    words: "Donaudampfschifffahrtsgesellschaftskapitänskajütentreppenhandlauf gesucht? ".repeat(2),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Hidden = meta.story({ args: { shown: false } });

function Coming(props: CallBarProps) {
  const [shown, setShown] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- hidden first: else nothing would slide
  useEffect(() => setShown(true), []);
  return <CallBar {...props} shown={shown} />;
}

export const SlidesIn = meta.story({
  parameters: { visual: { instants: [0, durations.slide / 2, durations.slide] } },
  render: (args) => <Coming {...args} />,
  play: async ({ canvas }) => {
    // Hidden or not, depending on how far the transition is.
    const [call] = canvas.getAllByRole("link", { hidden: true });
    await expect(call).toHaveAttribute("href", contact.phoneHref);
  },
});
