import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { layout } from "../../theme/tokens.ts";

const List = styled("ul")(({ theme }) => ({
  marginTop: 40,
  borderTop: `2px solid ${theme.palette.text.primary}`,
  "& li": {
    display: "grid",
    gap: "4px 40px",
    paddingBlock: 18,
    borderBottom: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "3fr 7fr 2fr",
      alignItems: "baseline",
    },
  },
  "& li > *": { minWidth: 0, overflowWrap: "anywhere" },
  "& h3": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
  "& p:last-of-type": { [theme.breakpoints.up("md")]: { textAlign: "end" } },
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
