import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect } from "storybook/test";
import { ContactButtons } from "../../app/sections/page/ContactButtons.tsx";
import { measures } from "../../app/theme/tokens.ts";
import { contact } from "../fixtures/contact.ts";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ContactButtons",
  component: ContactButtons,
  args: { contact },
  decorators: [
    (Story) => (
      <Container sx={{ pb: 5 }}>
        <Story />
      </Container>
    ),
  ],
});

export const ThreeWaysInTheirOrder = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      contact.phoneHref,
      contact.whatsappHref,
      contact.emailHref,
    ]);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(measures.target);
    }
  },
});

export const LongAddress = meta.story({
  args: { contact: { ...contact, email: `${longWord}@${longWord}.example` } },
  globals: onSmallPhone,
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
