import type { Theme } from "@mui/material/styles";

export const MuiBreadcrumbs: NonNullable<Theme["components"]>["MuiBreadcrumbs"] = {
  defaultProps: { separator: "" },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      // A long name breaks inside its item: flex items do not shrink below their longest word.
      overflowWrap: "anywhere",
      "& a, & span": {
        display: "inline-block",
        paddingBlock: 2,
        fontWeight: theme.typography.fontWeightRegular,
      },
    }),
    separator: ({ theme }) => ({
      display: "block",
      marginInline: 10,
      // None before what is only read aloud.
      "&:has(+ * > .visually-hidden)": { display: "none" },
      "&::after": {
        // A slash that is drawn: as a letter it would be one more in the text face of every page.
        // As a border, for forced colours, which leave no background.
        content: '""',
        display: "inline-block",
        height: "0.9em",
        verticalAlign: "-0.1em",
        transform: "rotate(18deg)",
        borderInlineStart: `1px solid ${theme.palette.drawing.lineStrong}`,
      },
    }),
  },
};
