import preview from "../../.storybook/preview.tsx";
import { screen, userEvent } from "storybook/test";
import { MobileMenu } from "../../app/widgets/MobileMenu/MobileMenu.tsx";
import { menuButtonProps } from "../../app/widgets/MobileMenu/menuDialog.ts";
import { contact } from "../fixtures/contact.ts";
import { shell } from "../fixtures/shell.ts";
import { longTitle } from "../fixtures/words.ts";
import { onPhone, onSmallPhone } from "../support/browser.ts";

const { navigation } = shell;
const meta = preview.meta({
  title: "Widgets/MobileMenu",
  component: MobileMenu,
  parameters: { path: "/projects" },
  args: {
    items: navigation.main,
    services: shell.services,
    more: navigation.more,
    legal: navigation.legal,
    name: contact.shortName,
    whatsappHref: contact.whatsappHref,
    labels: shell.labels,
    phone: contact.phone,
    phoneHref: contact.phoneHref,
    quoteHref: "/#contact",
  },
  globals: onPhone,
  render: (args) => (
    <>
      <button type="button" style={{ margin: 24 }} {...menuButtonProps}>
        Open the menu
      </button>
      <MobileMenu {...args} />
    </>
  ),
});

const open = () => userEvent.click(screen.getByRole("button", { name: "Open the menu" }));

export const Open = meta.story({ play: open });

export const LongWords = meta.story({
  args: { items: navigation.main.map((item) => ({ ...item, name: longTitle + item.name })) },
  globals: onSmallPhone,
  play: open,
});
