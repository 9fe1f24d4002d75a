import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";

const List = styled("ul")({
  columns: "2 150px",
  columnGap: 24,
  listStyle: "none",
  marginTop: 24,
  "& li": { breakInside: "avoid" },
  "& a": { display: "inline-block", maxWidth: "100%", paddingBlock: 6 },
});

/** Names that lead on, in columns. Nothing where there are none. */
export function LinkList({ links }: { links: NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <List>
      {links.map(({ name, href }) => (
        <li key={href}>
          <MuiLink href={href}>{name}</MuiLink>
        </li>
      ))}
    </List>
  );
}
