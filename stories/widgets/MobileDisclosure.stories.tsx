import preview from "../../.storybook/preview.tsx";
import { MobileDisclosure } from "../../app/widgets/MobileDisclosure/MobileDisclosure.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/MobileDisclosure",
  component: MobileDisclosure,
  args: { summary: "Show more, with a table", children: <p>{longSentence}</p> },
});

export const ClosedOnAPhone = meta.story({ globals: onPhone });

export const OpenedByAPress = meta.story({
  globals: onPhone,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Show more, with a table")),
});

export const OpenWhereThereIsRoom = meta.story({
  globals: onDesktop,
  parameters: { visual: { also: ["print"] } },
});

export const LongWords = meta.story({
  args: { summary: longTitle },
  globals: onSmallPhone,
});
