import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";

const Strip = styled("div")(({ theme }) => ({
  color: theme.palette.drawing.white,
  backgroundColor: theme.palette.drawing.deepBlue,
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.up("md")]: { "& ul": { gridTemplateColumns: "repeat(4, 1fr)" } },
  "& li": {
    padding: "20px 20px 22px",
    borderInlineStart: `1px solid ${theme.palette.drawing.onDeepLine}`,
    ...theme.typography.body2,
    lineHeight: 1.35,
    color: theme.palette.drawing.onDeepSoft,
  },
  "& strong": {
    display: "block",
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
    color: theme.palette.drawing.white,
  },
  '&[data-variant="compact"] li': { padding: "12px 20px" },
  '&[data-variant="compact"] strong': { fontSize: theme.typography.body2.fontSize },
  [theme.breakpoints.down("md")]: {
    "& li": { paddingInline: "16px 8px" },
    "& strong": { fontSize: theme.typography.body1.fontSize },
    "& li:nth-of-type(odd)": { paddingInlineStart: 0, borderInlineStart: 0 },
    "& li:nth-of-type(n + 3)": {
      borderTop: `1px solid ${theme.palette.drawing.onDeepLine}`,
    },
  },
  // One column for large text on a phone.
  "@media (max-width: 16rem)": {
    "& ul": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& li:nth-of-type(n)": { paddingInlineStart: 0, borderInlineStart: 0 },
    "& li:nth-of-type(2)": { borderTop: `1px solid ${theme.palette.drawing.onDeepLine}` },
  },
}));

export type TrustStripProps = {
  claims: { title: string; words: string }[];
  /** Accessible name of the list. */
  label: string;
  /** Titles only, or titles with text. */
  variant?: "compact" | "detailed";
};

/** Four claims in a row, worded as in the business profile (specification §2). */
export function TrustStrip({ claims, label, variant = "detailed" }: TrustStripProps) {
  if (claims.length === 0) return null;
  return (
    <Strip data-variant={variant}>
      <Container>
        <ul aria-label={label}>
          {claims.map(({ title, words }) => (
            <li key={title}>
              <strong>{title}</strong>
              {variant === "detailed" && <span>{words}</span>}
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}
