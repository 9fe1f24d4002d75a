import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { twoColumns } from "../../theme/tokens.ts";

const Strip = styled("div")(({ theme }) => ({
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.dark,
  // Each claim has a line before and above it; those at the edges of the list are cut off.
  "& ul": {
    display: "grid",
    gridTemplateColumns: twoColumns,
    overflow: "hidden",
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
    },
  },
  "& li": {
    margin: "-1px 0 0",
    padding: "20px 20px 22px",
    border: `solid ${theme.palette.colours.onDarkLine}`,
    borderWidth: "1px 0 0 1px",
    position: "relative",
    ...theme.typography.body2,
    lineHeight: 1.35,
    color: theme.palette.colours.onDarkSoft,
    [theme.breakpoints.down("md")]: { marginInlineStart: -17, padding: "14px 8px 16px 16px" },
  },
  "& span": { display: "block", textWrap: "balance" },
  "& strong": {
    display: "block",
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
    color: theme.palette.primary.contrastText,
    [theme.breakpoints.down("md")]: { fontSize: theme.typography.body1.fontSize },
  },
  "& a": { color: "inherit", textDecoration: "underline 1px", textUnderlineOffset: "0.2em" },
  // A press anywhere on the claim follows it.
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& :focus-visible": { outlineColor: theme.palette.primary.contrastText, boxShadow: "none" },
  '&[data-variant="compact"] li': { paddingBlock: 12 },
  '&[data-variant="compact"] strong': { fontSize: theme.typography.body2.fontSize },
}));

export type TrustStripProps = {
  /** `href` is the page on what stands behind a claim. */
  claims: { title: string; words: string; href?: string | undefined }[];
  /** Accessible name of the list. */
  label: string;
  /** Titles only, or titles with text. */
  variant?: "compact" | "detailed";
};

/** Claims in a row, worded as in the business profile. */
export function TrustStrip({ claims, label, variant = "detailed" }: TrustStripProps) {
  if (claims.length === 0) return null;
  return (
    <Strip data-variant={variant}>
      <Container>
        <ul aria-label={label}>
          {claims.map(({ title, words, href }) => (
            <li key={title}>
              <strong>{href ? <PageLink href={href}>{title}</PageLink> : title}</strong>
              {variant === "detailed" && <span>{words}</span>}
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}
