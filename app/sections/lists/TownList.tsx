import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { layout } from "../../theme/tokens.ts";

const List = styled("ul")(({ theme }) => ({
  marginTop: 40,
  borderTop: `1px solid ${theme.palette.divider}`,
  "& li": {
    display: "grid",
    gap: "4px 40px",
    paddingBlock: 18,
    borderBottom: `1px solid ${theme.palette.divider}`,
    // As a band that has its heading on the left.
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: 64,
      paddingBlock: 28,
      "& p:first-of-type": { gridArea: "1 / 2 / span 2", ...theme.typography.body1 },
    },
  },
  "& li > *": { minWidth: 0, overflowWrap: "anywhere" },
  "& h3": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
}));

/** A town and the summary of its page. `facts` is short: postcodes, distance. */
type TownRow = NamedLink & { lead: string; facts: string };

/** Towns as index rows: name, local particulars, postcodes and distance. */
export function TownList({ towns }: { towns: TownRow[] }) {
  return (
    <List role="list">
      {towns.map(({ name, href, lead, facts }) => (
        <Card component="li" key={href}>
          <h3>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p>{lead}</p>
          <p>{facts}</p>
        </Card>
      ))}
    </List>
  );
}
