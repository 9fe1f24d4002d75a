import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { layout } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { useRecentPages } from "./useRecentPages.ts";

const List = styled("ul")(({ theme }) => ({
  marginBlock: "12px 48px",
  borderTop: `1px solid ${theme.palette.divider}`,
  "& a": {
    ...theme.mixins.heading,
    display: "flex",
    alignItems: "center",
    minHeight: layout.target + 12,
    paddingBlock: 8,
    lineHeight: 1.3,
    color: "inherit",
    textDecoration: "none",
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  "& a:hover": { textDecoration: "underline 2px" },
}));

/** What others ask most, each with its answer's address. Renders nothing if empty. */
export function OftenAsked({ questions }: { questions: NamedLink[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
        Often asked
      </Typography>
      <List>
        <LinkItems links={questions} />
      </List>
    </>
  );
}

const Recent = styled("nav")(({ theme }) => ({
  marginTop: 32,
  "& p": { fontWeight: theme.typography.fontWeightBold },
  "& a": { ...theme.typography.body2, display: "block", paddingBlock: 10, lineHeight: 1.3 },
}));

/** The pages that the visitor has seen, by name. */
export function RecentlyViewed({ pages }: { pages: NamedLink[] }) {
  const links = useRecentPages().flatMap((path) => pages.find(({ href }) => href === path) ?? []);
  if (links.length === 0) return null;
  return (
    <Recent aria-label="Recently viewed" data-screen-only>
      <p>Recently viewed</p>
      <ul>
        <LinkItems links={links} />
      </ul>
    </Recent>
  );
}
