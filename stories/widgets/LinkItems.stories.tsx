import preview from "../../.storybook/preview.tsx";
import { LinkItems } from "../../app/widgets/LinkItems/LinkItems.tsx";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/LinkItems",
  component: LinkItems,
  render: (args) => (
    <ul aria-label="Pages">
      <LinkItems {...args} />
    </ul>
  ),
  args: {
    links: [
      { name: "The first", href: "/first" },
      { name: "The second", href: "/second" },
    ],
  },
});

export const NoneCurrent = meta.story({});

export const SecondCurrent = meta.story({ args: { currentPath: "/second" } });

export const LongWord = meta.story({
  args: { links: [{ name: longWord, href: "/first" }] },
  globals: onSmallPhone,
});
