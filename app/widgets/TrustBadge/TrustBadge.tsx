import { styled } from "@mui/material/styles";
import { twoColumns } from "../../theme/tokens.ts";

/** A claim, in words. */
export type TrustClaim = { id: string; words: string };

export type TrustBadgeProps = {
  claims: TrustClaim[];
  /** Accessible name of the list. */
  label: string;
  /** A single line, or a row in large letters. */
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
      borderInlineStart: `1.5px solid ${theme.palette.colours.mark}`,
      lineHeight: 1.25,
    },
    "& li:last-of-type": { borderInlineEnd: `1.5px solid ${theme.palette.colours.mark}` },
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
    gap: "16px 32px",
    paddingBlock: 20,
    borderBlock: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(4, 1fr)" },
    "& li": { ...theme.typography.h3, [theme.breakpoints.up("md")]: { fontSize: "1.75rem" } },
  },
}));

/** The firm's trust claims (specification §2): a line of them, or a row of large ones. */
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
