import { styled } from "@mui/material/styles";

/** A table of figures that fits a phone: text wraps, figures do not. */
export const DataTable = styled("table")(({ theme }) => ({
  width: "100%",
  marginTop: 24,
  borderCollapse: "collapse",
  ...theme.typography.body2,
  fontVariantNumeric: "tabular-nums",
  "& caption": {
    ...theme.typography.caption,
    paddingBottom: 8,
    textAlign: "start",
    color: theme.palette.text.secondary,
  },
  "& th, & td": {
    padding: "9px 10px 9px 0",
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: theme.typography.fontWeightRegular,
  },
  "& thead th": {
    ...theme.typography.caption,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& strong": { display: "block" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

/**
 * Styles that set each row's header above its cells. It stays in their row of the table, as screen
 * readers do not read out a header from another row.
 */
export const headersAbove = (gridTemplateColumns: string) => ({
  "& tr": { display: "grid", gridTemplateColumns, breakInside: "avoid" },
  "& th[scope=row]": { gridColumn: "1 / -1" },
});
