import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { allLinksId } from "../../widgets/MobileMenu/menuDialog.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { DemoNotice } from "../../widgets/DemoNotice/DemoNotice.tsx";
import { SocialLinks } from "../../widgets/SocialLinks/SocialLinks.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { DesignerShowcase } from "./DesignerShowcase.tsx";
import { FooterContact } from "./FooterContact.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";

const FooterGround = styled("div")(({ theme }) => ({
  paddingBlock: "20px 8px",
  [theme.breakpoints.up("md")]: { paddingBlock: "48px 24px" },
  "& h2": { ...theme.typography.h3, marginBottom: 14 },
  "& a": {
    color: "inherit",
    fontWeight: theme.typography.fontWeightRegular,
    textDecorationColor: theme.palette.colours.lineStrong,
  },
  "& a:hover": { textDecorationColor: "currentColor" },
  "& li a": { display: "inline-block", paddingBlock: 5, ...theme.typography.body2 },
  "@media print": { paddingBlock: 24 },
}));

/** Height of a folded list's heading, px. */
const row = 52;

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  columnGap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1.6fr 1fr 1fr 1fr", rowGap: 40 },
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "4fr 3fr 3fr 3fr" },
  "& li a": { maxWidth: "100%" },
  // Two columns where there is room, one if the reader's text is large.
  "& nav ul": { columns: "7.25rem", columnGap: 16 },
  "& nav li": { breakInside: "avoid" },
  // On a phone the lists, which are in the menu too, are folded: the line that opens them is over
  // their headings.
  [theme.breakpoints.down("md")]: {
    "& nav": { borderTop: `1px solid ${theme.palette.divider}`, paddingBottom: 8 },
    "& nav:last-of-type": { borderBottom: `1px solid ${theme.palette.divider}` },
    "& nav h2": {
      display: "flex",
      alignItems: "center",
      minHeight: row,
      margin: 0,
      // The browser takes a press on its words for one on what is painted first.
      pointerEvents: "none",
    },
    "& .fold": { border: 0, marginTop: -row, marginBottom: -8 },
    "& summary": { justifyContent: "end", minHeight: row, paddingBlock: 0 },
  },
}));

const Bottom = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  marginTop: 12,
  ...theme.typography.body2,
  "& nav ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
  // The last sign, not its target, ends where the text does.
  "& nav + ul": { marginInlineEnd: -10 },
  [theme.breakpoints.up("md")]: {
    marginTop: 32,
    paddingTop: 16,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
}));

/**
 * The footer of every page: contact options and opening hours where no contact section has them, all
 * services and towns, legal links, credits.
 */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { main, more, legal } = shell.navigation;
  const pages = [...main.filter(({ href }) => href !== "/services"), ...more];
  const columns = [
    { title: shell.labels.services, links: shell.services },
    { title: shell.labels.towns, links: shell.towns },
    { title: shell.labels.more, links: pages },
  ];
  return (
    <footer>
      <SteelRule />
      <FooterGround>
        <Container>
          <Columns>
            <div>
              <FooterContact shell={shell} />
              <PartnerStrip {...shell} />
            </div>
            {columns.map(({ title, links }) => (
              <nav
                key={title}
                id={links === shell.services ? allLinksId : undefined}
                aria-label={title}
                data-screen-only
              >
                <h2>{title}</h2>
                <MobileDisclosure summary={<span className="visually-hidden">{title}</span>}>
                  <ul>
                    <LinkItems links={links} />
                  </ul>
                </MobileDisclosure>
              </nav>
            ))}
          </Columns>
          {shell.sampleNotice && (
            <DemoNotice style={{ marginTop: 20 }}>{shell.sampleNotice}</DemoNotice>
          )}
          <Bottom data-screen-only>
            <nav aria-label="Legal">
              <ul>
                <LinkItems links={legal} />
              </ul>
            </nav>
            <SocialLinks links={shell.social} />
          </Bottom>
          {shell.designer && <DesignerShowcase {...shell.designer} />}
        </Container>
      </FooterGround>
    </footer>
  );
}
