import type { Theme } from "@mui/material/styles";

/** Tables of a long text. */
export const tableStyles = (theme: Theme) =>
  ({
    "& .table": {
      overflowX: "auto",
      maxWidth: "none",
      marginTop: "1.4em",
    },
    "& table": {
      width: "100%",
      borderCollapse: "collapse",
      ...theme.typography.body2,
    },
    "& thead th": {
      padding: "10px 16px 10px 0",
      borderBottom: `2px solid ${theme.palette.text.primary}`,
      textAlign: "start",
      fontWeight: theme.typography.fontWeightBold,
    },
    "& tbody :is(th, td)": {
      padding: "12px 16px 12px 0",
      borderBottom: `1px solid ${theme.palette.divider}`,
      verticalAlign: "top",
      textAlign: "start",
      fontWeight: theme.typography.fontWeightRegular,
    },
    // On a phone a wide table would hide its last columns: each row is a block whose cells name theirs.
    "@media screen": {
      [theme.breakpoints.down("sm")]: {
        "& table:has([data-column])": {
          display: "block",
          borderTop: `2px solid ${theme.palette.text.primary}`,
          "& thead": { display: "none" },
          "& tbody": { display: "block" },
          "& tr": {
            display: "block",
            paddingBlock: 12,
            borderBottom: `1px solid ${theme.palette.divider}`,
          },
          "& tbody :is(th, td)": {
            display: "block",
            padding: "2px 0",
            border: 0,
            textWrap: "wrap",
          },
          "& tbody th": { fontWeight: theme.typography.fontWeightBold },
          "& td:empty": { display: "none" },
          "& td::before": {
            content: 'attr(data-column) ": "',
            color: theme.palette.text.secondary,
          },
        },
      },
    },
  }) as const;
