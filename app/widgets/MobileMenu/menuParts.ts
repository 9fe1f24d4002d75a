/** The looks of the menu of small screens. */
import { styled } from "@mui/material/styles";
import { backdropColour, layout, twoColumns } from "../../theme/tokens.ts";

export const Dialog = styled("dialog")(({ theme }) => ({
  // Not `100vw`, which includes the scrollbar.
  width: "min(100%, 440px)",
  margin: "0 0 0 auto",
  padding: "0 20px 32px",
  boxShadow: theme.shadows[4],
  overflowWrap: "anywhere",
  overscrollBehavior: "contain",
  // What gets the focus stops below the part that stays.
  scrollPaddingTop: layout.navBar,
  "&::backdrop": { backgroundColor: backdropColour },
  "& p": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    marginTop: 24,
    marginBottom: 4,
    color: theme.palette.text.secondary,
  },
  "& li a": {
    display: "flex",
    alignItems: "center",
    minHeight: 50,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.primary,
    textDecoration: "none",
    '&[aria-current="page"]': {
      color: theme.palette.primary.main,
      fontWeight: theme.typography.fontWeightBold,
    },
  },
  // The lists under a heading are secondary to the first list.
  "& p + ul a": { fontWeight: theme.typography.fontWeightRegular },
  "& p a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: layout.target,
    color: "inherit",
  },
  "& ul": { display: "grid", gridTemplateColumns: twoColumns, columnGap: 20 },
  "& .services": {
    gap: 8,
    "& a": {
      display: "grid",
      alignContent: "start",
      gap: 4,
      height: "100%",
      padding: "10px 12px",
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      ...theme.typography.body2,
    },
    "& img": { height: 52, width: "auto" },
  },
  "& .legal": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 20,
    marginTop: 16,
    "& a": { ...theme.typography.caption, minHeight: layout.target, border: 0 },
  },
}));

// Stays while the lists scroll below it.
export const Top = styled("div")({
  position: "sticky",
  top: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: layout.navBar,
  backgroundColor: "inherit",
});

/** The call, the quote, when a call is answered, and the other way to ask. */
export const Actions = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  alignItems: "center",
  gap: "4px 12px",
  marginTop: 4,
  ...theme.typography.body2,
  "& > a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: layout.target,
    paddingInline: 8,
  },
  "& > a:first-of-type": { flexDirection: "column", lineHeight: 1.2 },
  "& small": { ...theme.mixins.heading, fontSize: theme.typography.body2.fontSize },
}));
