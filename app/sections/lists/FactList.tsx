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

// The first is the answer that most come for. Apart, so that other pages are without its styles.
const AnswerFirst = styled(List)({
  "& > div:first-of-type, & > div:nth-of-type(4)": { gridColumn: "1 / -1" },
  "& > div:first-of-type dd > :first-child": { fontSize: "clamp(1.5rem, 2.2vw, 2rem)" },
  // Four fit an upright tablet's row.
  "@media (min-width: 700px)": {
    gap: "24px clamp(24px, 3vw, 40px)",
    gridTemplateColumns: "minmax(0, 10fr) minmax(0, 5fr) minmax(0, 7fr) minmax(0, 9fr)",
    "& > div:first-of-type, & > div:nth-of-type(4)": { gridColumn: "auto" },
    "&:not(:has(> :nth-of-type(4)))": {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
    },
  },
});

export type FactListProps = {
  facts: Fact[];
  /** Another of them. */
  children?: ReactNode;
  /** Those that come after it. */
  more?: Fact[];
  /** Whether the first is larger than the others, in a row of four. */
  answer?: boolean;
};

/** A page's facts, a row between two lines as in a drawing's title block. Renders nothing if empty. */
export function FactList({ facts, children, more, answer = false }: FactListProps) {
  if (facts.length + (more?.length ?? 0) === 0) return null;
  const Facts = answer ? AnswerFirst : List;
  return (
    <Container>
      <Facts>
        <FactItems facts={facts} />
        {children}
        {more && <FactItems facts={more} />}
      </Facts>
    </Container>
  );
}
