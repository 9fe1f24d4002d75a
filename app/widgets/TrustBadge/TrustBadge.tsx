import { styled } from "@mui/material/styles";
import { twoColumns } from "../../theme/tokens.ts";

/** A claim, in words. */
export type TrustClaim = { id: string; words: string };

export type TrustBadgeProps = {
  claims: TrustClaim[];
  /** Accessible name of the list. */
  label: string;
  /** A single line, or a plate for each claim. */
  variant?: "compact" | "detailed";
};

const List = styled("ul")(({ theme }) => ({
  overflowWrap: "anywhere",
  // Each claim stands between the ticks of a dimension line.
  '&[data-variant="compact"]': {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 0",
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    "& li": {
      paddingInline: 20,
      borderInlineStart: `1.5px solid ${theme.palette.colours.pencilRed}`,
      lineHeight: 1.25,
    },
    "& li:last-of-type": { borderInlineEnd: `1.5px solid ${theme.palette.colours.pencilRed}` },
    [theme.breakpoints.down("sm")]: {
      display: "grid",
      gridTemplateColumns: twoColumns,
      gap: "14px 0",
      "& li": { paddingInline: "12px 8px" },
      "& li:last-of-type": { borderInlineEnd: 0 },
    },
  },
  '&[data-variant="detailed"]': {
    display: "grid",
    gridTemplateColumns: twoColumns,
    border: `1px solid ${theme.palette.divider}`,
    borderWidth: "1px 0 0 1px",
    backgroundColor: theme.palette.colours.white,
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(4, 1fr)" },
    "& li": {
      padding: "22px 20px 24px",
      border: `1px solid ${theme.palette.divider}`,
      borderWidth: "0 1px 1px 0",
      ...theme.typography.h3,
    },
  },
}));

/** The firm's trust claims (specification §2): a line of them, or a plate for each. */
export function TrustBadge({ claims, label, variant = "compact" }: TrustBadgeProps) {
  if (claims.length === 0) return null;
  return (
    <List aria-label={label} data-variant={variant}>
      {claims.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </List>
  );
}
