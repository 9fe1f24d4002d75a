import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import type { Shell } from "../../content/shell.server.ts";
import { foldClass } from "../../theme/foldClass.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { allLinksId } from "../../widgets/MobileMenu/menuDialog.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { DemoNotice } from "../../widgets/DemoNotice/DemoNotice.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { DesignerShowcase } from "./DesignerShowcase.tsx";
import { FooterContact } from "./FooterContact.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";

const FooterGround = styled("div")(({ theme }) => ({
  paddingBlock: "20px 8px",
  [theme.breakpoints.up("md")]: { paddingBlock: "40px 20px" },
  "& h2": { ...theme.typography.h3, marginBottom: 10 },
  "& a": {
    color: "inherit",
    fontWeight: theme.typography.fontWeightRegular,
    textDecorationColor: theme.palette.colours.border,
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
  "& > *": { minWidth: 0 },
  // As wide as their names, so that these stand on one line; the rest is the firm's. Large letters
  // take another row.
  [theme.breakpoints.up("md")]: {
    display: "flex",
    flexWrap: "wrap",
    rowGap: 16,
    "& > div": { flex: "1 1 100%" },
  },
  // The longest of the four lists still has room beside the others.
  "@media (min-width: 1260px)": { "& > div": { flexBasis: "12.5rem" } },
  "& li a": { maxWidth: "100%" },
  // Two columns where there is room, one if the reader's text is large.
  "& nav ul": {
    display: "grid",
    gridTemplateColumns: twoColumns,
    columnGap: 16,
    alignContent: "start",
    [theme.breakpoints.up("md")]: {
      grid: "repeat(var(--rows), auto) / auto-flow auto",
      columnGap: 24,
    },
  },
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
    [`& .${foldClass}`]: { border: 0, marginTop: -row, marginBottom: -8 },
    "& summary": { justifyContent: "end", minHeight: row, paddingBlock: 0 },
  },
}));

/** Two things side by side where there is room, below a line. */
const Pair = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "12px 64px",
  marginTop: 16,
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    alignItems: "center",
    marginTop: 20,
    paddingTop: 20,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  "& > nav ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
}));

/**
 * The footer of every page: contact options where no contact section has them, all
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
            <FooterContact shell={shell} />
            {columns.map(({ title, links }) => (
              <nav
                key={title}
                id={links === shell.services ? allLinksId : undefined}
                aria-label={title}
                data-screen-only
              >
                <h2>{title}</h2>
                <MobileDisclosure summary={<span className="visually-hidden">{title}</span>}>
                  <ul style={{ "--rows": Math.ceil(links.length / 2) } as CSSProperties}>
                    <LinkItems links={links} />
                  </ul>
                </MobileDisclosure>
              </nav>
            ))}
          </Columns>
          <Pair>
            <PartnerStrip {...shell} />
            {shell.sampleNotice && <DemoNotice>{shell.sampleNotice}</DemoNotice>}
          </Pair>
          <Pair data-screen-only>
            <nav aria-label="Legal">
              <ul>
                <LinkItems links={legal} />
              </ul>
            </nav>
            {shell.designer && <DesignerShowcase {...shell.designer} />}
          </Pair>
        </Container>
      </FooterGround>
    </footer>
  );
}
