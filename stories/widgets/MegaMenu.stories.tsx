import preview from "../../.storybook/preview.tsx";
import Box from "@mui/material/Box";
import { screen, userEvent } from "storybook/test";
import { PageLink } from "../../app/theme/PageLink.tsx";
import { MegaMenu } from "../../app/widgets/MegaMenu/MegaMenu.tsx";
import { MegaMenuContents } from "../../app/widgets/MegaMenu/MegaMenuContents.tsx";
import { shell } from "../fixtures/shell.ts";
import { missing } from "../fixtures/pictures.ts";
import { longTitle } from "../fixtures/words.ts";
import { onDesktop } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/MegaMenu",
  component: MegaMenu,
  args: {
    name: "Services",
    link: <PageLink href="/services">Services</PageLink>,
    children: (
      <MegaMenuContents
        services={shell.menu}
        recentWork={shell.recentWork}
        others={shell.others}
        labels={shell.labels}
      />
    ),
    top: 76,
  },
  globals: onDesktop,
  render: (args) => (
    <nav aria-label="Main">
      <Box
        component="ul"
        sx={{
          display: "flex",
          gap: 3,
          px: 3,
          py: 1.5,
          listStyle: "none",
          "& > li": { display: "flex", alignItems: "center", gap: 2 },
        }}
      >
        <MegaMenu {...args} />
        <li>
          <a href="/projects">The next link</a>
        </li>
      </Box>
    </nav>
  ),
});

const open = () => userEvent.click(screen.getByRole("button", { name: "Services menu" }));

export const OpenedByClick = meta.story({ play: open });

export const LongWordsAndMissingPictures = meta.story({
  args: {
    children: (
      <MegaMenuContents
        services={shell.menu.map((service) => ({
          ...service,
          name: longTitle,
          description: longTitle,
          thumbnail: missing,
        }))}
        recentWork={shell.recentWork}
        others={shell.others}
        labels={shell.labels}
      />
    ),
  },
  play: open,
});
