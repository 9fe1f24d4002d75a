import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { twoColumns } from "../../theme/tokens.ts";
import { FactItems, type Fact } from "./FactItems.tsx";

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
