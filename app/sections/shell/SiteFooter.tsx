import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { allLinksId } from "../../widgets/openMobileMenu.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { SampleLine } from "../../widgets/SampleLine/SampleLine.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { FooterContact } from "./FooterContact.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";

const Ground = styled("div")(({ theme }) => ({
  color: theme.palette.drawing.white,
  backgroundColor: theme.palette.drawing.deepBlue,
  paddingBlock: 64,
  "& h2": { ...theme.typography.h3, marginBottom: 14 },
  "& a": {
    color: "inherit",
    fontWeight: theme.typography.fontWeightRegular,
    textDecorationColor: theme.palette.drawing.onDeepLine,
  },
  "& a:hover": { textDecorationColor: "currentColor" },
  "& li a": { display: "inline-block", paddingBlock: 5, ...theme.typography.body2 },
  "& :focus-visible": { outlineColor: theme.palette.drawing.white, boxShadow: "none" },
  "@media print": { paddingBlock: 24, color: theme.palette.text.primary },
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 32px",
  gridTemplateColumns: "1fr",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "1.5fr 1fr 1fr 1fr" },
  "& > *": { minWidth: 0 },
  "& li a": { maxWidth: "100%" },
  // On a phone the lists are set in two columns, or one if the reader's text is large.
  [theme.breakpoints.down("sm")]: {
    "& nav ul": { columns: "8.5rem 2", columnGap: 16 },
    "& nav li": { breakInside: "avoid" },
  },
}));

const Bottom = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 32px",
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${theme.palette.drawing.onDeepLine}`,
  ...theme.typography.body2,
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
}));

/**
 * The footer of every page: contact options, opening hours, all services and towns, legal links,
 * credits.
 */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { main, more, legal } = shell.navigation;
  const pages = [...main.filter(({ href }) => href !== "/services"), ...more];
  const columns = [
    { label: "Services", title: "Services", links: shell.services },
    { label: "Towns", title: "Where we work", links: shell.towns },
    { label: "Site", title: "More", links: pages },
  ];
  return (
    <footer>
      <PartnerStrip partners={shell.partners} />
      <SteelRule />
      <Ground>
        <Container>
          <Columns>
            <FooterContact shell={shell} />
            {columns.map(({ label, title, links }) => (
              <nav
                key={label}
                id={links === shell.services ? allLinksId : undefined}
                aria-label={label}
                data-screen-only
              >
                <h2>{title}</h2>
                <ul>
                  <LinkItems links={links} />
                </ul>
              </nav>
            ))}
          </Columns>
          {shell.sampleNotice && (
            <SampleLine ground="deep" style={{ marginTop: 40 }}>
              {shell.sampleNotice}
            </SampleLine>
          )}
          <Bottom data-screen-only>
            <nav aria-label="Legal">
              <ul>
                <LinkItems links={legal} />
              </ul>
            </nav>
            {shell.designer && <Link href={shell.designer.url}>{shell.designer.credit}</Link>}
          </Bottom>
        </Container>
      </Ground>
    </footer>
  );
}
