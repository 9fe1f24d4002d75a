import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";
import { quotation } from "../page/quotation.ts";

/** Two share a row: an upright tablet has room for them. */
const tablet = "@media (min-width: 700px)";

/** The list of testimonials, the first large. */
export const QuoteItems = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px 32px",
  marginTop: 24,
  "& > li": { minWidth: 0 },
  // What was said comes first; below it, a small picture of the job beside the name.
  "& figure": {
    display: "grid",
    gap: 14,
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > :not(picture, figcaption)": { gridColumn: "1 / -1" },
  },
  // Where enlarged words need the width, the picture stands above them.
  "@media (min-width: 20rem)": {
    '& > li[data-picture="true"] figure': { gridTemplateColumns: "112px minmax(0, 1fr)" },
  },
  "& .mark": { maxWidth: 168 },
  "& blockquote": { maxWidth: layout.text },
  ...quotation(theme),
  "& img": { aspectRatio: "4 / 3" },
  "& figcaption": {
    ...theme.typography.body2,
    overflowWrap: "anywhere",
    color: theme.palette.text.secondary,
  },
  "& figcaption a": { display: "block", width: "fit-content", paddingBlock: 4 },
  "& strong": {
    display: "block",
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.text.primary,
  },
  "& > li:not(:first-of-type)": {
    paddingTop: 28,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  // The first is large, its picture above.
  "& > li:first-of-type": {
    "& .opening": { fontSize: "clamp(1.75rem, 1.15rem + 1.6vw, 3rem)", lineHeight: 1.15 },
    "& figure": { gap: 16, gridTemplateColumns: "minmax(0, 1fr)" },
    "& picture": { order: -1 },
    "& img": { aspectRatio: "3 / 2" },
  },
  [tablet]: {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    rowGap: 64,
    "& > li": { gridColumn: "span 3" },
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      "& blockquote": { maxWidth: layout.lead },
    },
    // The picture is above the words, as its job is what they speak of.
    '& > li[data-picture="true"]:not(:first-of-type)': {
      paddingTop: 0,
      borderTop: 0,
      "& figure": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto auto auto 1fr" },
      "& picture": { order: -1 },
      "& img": { aspectRatio: "3 / 2" },
    },
    // The first's is beside what was said and who said it.
    '& > li[data-picture="true"]:first-of-type figure': {
      gap: "16px clamp(32px, 4vw, 56px)",
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)",
      gridTemplateRows: "auto auto 1fr",
      "& > :not(picture)": { gridColumn: 2 },
      "& picture": { gridArea: "1 / 1 / 4", display: "grid" },
      "& source": { display: "none" },
      // It ends where the words do.
      "& img": { height: "100%", aspectRatio: "auto", minHeight: 230 },
    },
  },
  [theme.breakpoints.up("md")]: {
    '& > li[data-picture="false"]:not(:first-of-type)': { gridColumn: "span 2" },
    '& > li[data-picture="true"]:first-of-type figure': {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    },
  },
  // Pictures grow with the window, lines do not.
  [theme.breakpoints.up("xl")]: {
    '& > li[data-picture="true"]:not(:first-of-type)': { gridColumn: "span 2" },
  },
}));
