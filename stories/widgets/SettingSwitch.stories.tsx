import preview from "../../.storybook/preview.tsx";
import { expect, fn } from "storybook/test";
import { SettingSwitch } from "../../app/widgets/SettingSwitch/SettingSwitch.tsx";
import { StoredSwitch } from "../../app/widgets/SettingSwitch/StoredSwitch.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SettingSwitch",
  component: SettingSwitch,
  subcomponents: { StoredSwitch },
  args: { label: "Count visits", checked: false, onChange: fn() },
});

export const Off = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Count visits")),
});

export const On = meta.story({
  args: { checked: true, description: "Only whether a page was quick, never who read it." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("switch")).toHaveFocus();
    const track = document.querySelector(".MuiSwitch-track")!;
    await expect(getComputedStyle(track).outlineStyle).toBe("solid");
  },
});

export const DisabledBeforeTheScript = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Count visits"));
    await expect(args.onChange).not.toHaveBeenCalled();
    // Not the faint grey of disabled controls.
    const label = canvas.getByText("Count visits");
    const row = getComputedStyle(label.closest("label")!);
    await expect(getComputedStyle(label).color).toBe(row.color);
  },
});

export const LongWords = meta.story({
  args: { label: longTitle, description: longSentence },
  globals: onSmallPhone,
});
