import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { SettingSwitch } from "../../app/widgets/SettingSwitch/SettingSwitch.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SettingSwitch",
  component: SettingSwitch,
  args: { label: "Count visits", checked: false, onChange: fn() },
});

export const Off = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Count visits")),
});

export const On = meta.story({
  args: { checked: true, description: "Only whether a page was quick, never who read it." },
  play: ({ userEvent }) => userEvent.tab(),
});

export const DisabledBeforeTheScript = meta.story({ args: { disabled: true } });

export const LongWords = meta.story({
  args: { label: longTitle, description: longSentence },
  globals: onSmallPhone,
});
