import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { NamedLink } from "../../content/cards.server.ts";
import { twoColumns } from "../../theme/tokens.ts";

const List = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  gap: "16px 32px",
  paddingBlock: 20,
  borderBlock: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr))",
  },
  "& > div": { minWidth: 0 },
  "& dt": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& dd": {
    margin: 0,
    marginTop: 2,
    ...theme.mixins.heading,
    [theme.breakpoints.up("md")]: { fontSize: theme.typography.h3.fontSize },
    lineHeight: 1.3,
    overflowWrap: "anywhere",
  },
  "& dd a": { fontWeight: "inherit" },
  "& small": {
    ...theme.typography.caption,
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightRegular,
    display: "block",
    marginTop: 4,
    color: theme.palette.text.secondary,
  },
}));

/** `note` is secondary and shown in small print, such as the date of the last check. */
export type Fact = {
  name: string;
  value: string;
  note?: string;
  href?: string;
  /** Where there is more of the kind. */
  more?: NamedLink;
};

/** Facts as the items of a `dl`. */
export const FactItems = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ name, value, note, href, more }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {href ? (
          // Read alone, in a list of links, a figure says nothing.
          <Link href={href} aria-label={`${name}: ${value}`}>
            {value}
          </Link>
        ) : (
          <span>{value}</span>
        )}
        {note && (
          <small>
            <span>{more ? `${note}. Also priced: ` : note}</span>
            {more && <Link href={more.href}>{more.name}</Link>}
          </small>
        )}
      </dd>
    </div>
  ));

export type FactListProps = {
  facts: Fact[];
  /** Another of them. */
  children?: ReactNode;
};

/** A page's facts, a row between two lines as in a drawing's title block. Renders nothing if empty. */
export function FactList({ facts, children }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <Container>
      <List>
        <FactItems facts={facts} />
        {children}
      </List>
    </Container>
  );
}
