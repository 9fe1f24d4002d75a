import preview from "../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent } from "storybook/test";
import { CopyNumber } from "../../app/widgets/CopyNumber/CopyNumber.tsx";
import { contact } from "../fixtures/contact.ts";

const writeText = fn<(text: string) => Promise<void>>();

/** Copies the phone number. */
const meta = preview.meta({
  title: "Widgets/CopyNumber",
  component: CopyNumber,
  args: { number: contact.phone },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: writeText,
      configurable: true,
    });
  },
});

export const Copied = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy number" }));
    await expect(writeText).toHaveBeenCalledWith(contact.phone);
    await expect(canvas.getByRole("button", { name: "Number copied" })).toBeVisible();
    await expect(screen.getByRole("status")).toHaveTextContent(contact.phone);
  },
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy number" }));
    const field = await canvas.findByRole<HTMLInputElement>("textbox");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(contact.phone);
    await expect(field.selectionEnd! - field.selectionStart!).toBe(contact.phone.length);
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
});
