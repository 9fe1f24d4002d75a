import preview from "../../.storybook/preview.tsx";
import { expect, fn } from "storybook/test";
import { SettingSwitch } from "../../app/widgets/SettingSwitch/SettingSwitch.tsx";
import { StoredSwitch } from "../../app/widgets/SettingSwitch/StoredSwitch.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectTargets, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SettingSwitch",
  component: SettingSwitch,
  subcomponents: { StoredSwitch },
  args: { label: "Count visits", checked: false, onChange: fn() },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("switch", { name: "Count visits" });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText("Count visits"));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const On = meta.story({
  args: { checked: true, description: "Only whether a page was quick, never who read it." },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("switch");
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const DisabledBeforeTheScript = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Count visits"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TheWholeRowIsATarget = meta.story({
  play: async ({ canvas }) => {
    await expectTargets([canvas.getByText("Count visits").closest("label")!]);
  },
});

export const LongWords = meta.story({
  args: { label: longTitle, description: longSentence },
  globals: onSmallPhone,
});
