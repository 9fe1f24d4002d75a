import preview from "../../.storybook/preview.tsx";
import { spyOn, userEvent } from "storybook/test";
import { CopyNumber } from "../../app/widgets/CopyNumber/CopyNumber.tsx";
import { contact } from "../fixtures/contact.ts";

/** Copies the phone number. */
const meta = preview.meta({
  title: "Widgets/CopyNumber",
  tags: ["replaces-browser"],
  component: CopyNumber,
  args: { number: contact.phone },
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
});

export const Copied = meta.story({
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Copy number" })),
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("", "NotAllowedError"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Copy number" }));
    await canvas.findByRole("textbox");
  },
});
