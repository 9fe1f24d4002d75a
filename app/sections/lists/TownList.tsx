import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { TownCard } from "../../content/cards.server.ts";
import { durations, easing } from "../../theme/tokens.ts";
import { ArrowIcon } from "../../widgets/icons/icons.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { phoneRow } from "./phoneRow.ts";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  marginTop: 24,
  "--line": `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "48px 28px",
    marginTop: 40,
    "& h3": { marginTop: 14 },
  },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: "var(--line)" },
  "& > li > :last-child": { minWidth: 0, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: { "& > li": { ...phoneRow, borderTop: "var(--line)" } },
  "& h3": { ...theme.typography.h3, display: "flex", gap: 10, alignItems: "center" },
  "& svg": {
    flex: "none",
    width: 20,
    height: 20,
    color: theme.palette.primary.main,
    transition: `translate ${durations.quick}ms ${easing}`,
  },
  "& > li:hover svg": { translate: "3px 0" },
  "& p, & small": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& p": { marginTop: 6 },
  "& small": { ...theme.typography.caption, display: "block", marginTop: 8 },
}));

const sizes = pictureSizes({ xs: 168, sm: [1 / 2, 14], lg: [1 / 3, 19] });

export type TownListProps = {
  towns: TownCard[];
  /** Stands before the name of the job that a picture is of. */
  near: string;
};

/** Towns with a picture of work near each: name, local particulars, postcodes. */
export function TownList({ towns, near }: TownListProps) {
  return (
    <List role="list">
      {towns.map(({ name, href, lead, facts, picture }) => (
        <Card component="li" key={href}>
          {picture && <Picture picture={picture} sizes={sizes} />}
          <div>
            <h3>
              <CardLink href={href}>{name}</CardLink>
              <ArrowIcon />
            </h3>
            <p>{lead}</p>
            <small>
              <span>{facts}</span>
              {picture?.caption && <span>{`. ${near}: ${picture.caption}`}</span>}
            </small>
          </div>
        </Card>
      ))}
    </List>
  );
}
