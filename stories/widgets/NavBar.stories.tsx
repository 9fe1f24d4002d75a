import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { MegaMenuContents } from "../../app/widgets/MegaMenu/MegaMenuContents.tsx";
import { NavBar } from "../../app/widgets/NavBar/NavBar.tsx";
import { contact } from "../fixtures/contact.ts";
import { shell } from "../fixtures/shell.ts";
import { longWord } from "../fixtures/words.ts";
import { onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";

const { navigation } = shell;
const meta = preview.meta({
  title: "Widgets/NavBar",
  component: NavBar,
  parameters: { path: "/faq" },
  args: {
    name: contact.shortName,
    items: navigation.main,
    labels: shell.labels,
    phone: contact.phone,
    phoneHref: contact.phoneHref,
    quoteHref: "/#contact",
    menu: (
      <MegaMenuContents
        services={shell.menu}
        recentWork={shell.recentWork}
        others={shell.others}
        labels={shell.labels}
      />
    ),
  },
  globals: onDesktop,
  render: (args) => (
    <>
      <NavBar {...args} />
      <main style={{ minHeight: "300vh", padding: 24 }}>A page long enough to scroll.</main>
    </>
  ),
});

export const AtRest = meta.story({});

export const AtTheThresholdUnchanged = meta.story({ play: () => window.scrollTo(0, 20) });

export const OnePixelPastTheThresholdShrunk = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo(0, 21);
    await waitFor(() =>
      expect(canvas.getByRole("banner")).toHaveAttribute("data-scrolled", "true"),
    );
  },
});

export const CurrentPage = meta.story({ parameters: { path: "/projects" } });

export const PageBelowAnItem = meta.story({ parameters: { path: "/services/staircases" } });

export const Phone = meta.story({ globals: onPhone });

const longNames = [
  "Startseite",
  "Über die Tischlerei",
  "Leistungen",
  "Ausgeführte Arbeiten",
  "Werkstattnotizen",
  "Kundenstimmen",
  "Kontaktaufnahme",
];

export const LongNamesOnDesktop = meta.story({
  args: {
    name: longWord.slice(0, 24),
    items: navigation.main.map((item, index) => ({ ...item, name: longNames[index] ?? item.name })),
  },
});

export const LongNameOnSmallPhone = meta.story({
  globals: onSmallPhone,
  args: { name: longWord },
});
