import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import StorageCalculator from "../../app/sections/tools/StorageCalculator.tsx";
import { contact } from "../fixtures/contact.ts";
import { storageCalculator } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/StorageCalculator",
  component: StorageCalculator,
  args: { ...storageCalculator, contact },
  decorators: [inContainer()],
});

const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute("href")!).searchParams.get("text");

export const Alcove = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "2 bays of 573 mm with 3 uprights, 2 doors, 12 shelves: 6,876 mm of shelf board. Deep enough for large books.",
    );
    const link = canvas.getByRole("link", { name: /WhatsApp/ });
    const digits = contact.phoneNumber.slice(1);
    await expect(link.getAttribute("href")).toContain(`https://wa.me/${digits}?text=`);
    await expect(messageOf(link)).toContain("1,200 mm wide, 2,400 mm high and 350 mm deep");
  },
});

export const Wardrobe = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "What it is" }), "wardrobe");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "2 shelves: 1,146 mm of shelf board. Under 600 mm: clothes hang front to back on a pull-out rail.",
    );
    await expect(messageOf(canvas.getByRole("link", { name: /WhatsApp/ }))).toContain("a wardrobe");
  },
});

export const SizeMissing = meta.story({
  parameters: { visual: { screens: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("spinbutton", { name: /Width/ }));
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("One of the sizes is missing");
    const message = messageOf(canvas.getByRole("link", { name: /WhatsApp/ }));
    await expect(message).toContain("an alcove or a wardrobe");
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
