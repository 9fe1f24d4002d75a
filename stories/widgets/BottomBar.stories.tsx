import preview from "../../.storybook/preview.tsx";
import { screen, userEvent } from "storybook/test";
import { BottomBar } from "../../app/widgets/BottomBar/BottomBar.tsx";
import { MobileMenu } from "../../app/widgets/MobileMenu/MobileMenu.tsx";
import { contact } from "../fixtures/contact.ts";
import { shell } from "../fixtures/shell.ts";

/** The bar for small screens, below md. */
const meta = preview.meta({
  title: "Widgets/BottomBar",
  component: BottomBar,
  args: { names: shell.tabs },
  globals: { viewport: { value: "phone" } },
});

export const FiveTabs = meta.story({ args: { current: "home" } });

export const ServicesInView = meta.story({ args: { current: "services", currentIs: "location" } });

export const QuoteInView = meta.story({ args: { current: "quote", currentIs: "location" } });

export const MenuOpen = meta.story({
  args: { current: "home" },
  render: (args) => (
    <>
      <MobileMenu
        items={shell.navigation.main}
        services={shell.services}
        more={shell.navigation.more}
        legal={shell.navigation.legal}
        name={contact.shortName}
        whatsappHref={contact.whatsappHref}
        labels={shell.labels}
        phone={contact.phone}
        phoneHref={contact.phoneHref}
        quoteHref="/#contact"
      />
      <BottomBar {...args} />
    </>
  ),
  play: () => userEvent.click(screen.getAllByRole("button", { name: shell.tabs.menu })[0]!),
});

export const OnTheNarrowestPhone = meta.story({
  args: { current: "projects", style: { width: 320 } },
});

export const KeyboardFocus = meta.story({ play: () => userEvent.tab() });
