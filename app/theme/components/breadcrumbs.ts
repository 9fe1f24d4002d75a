import type { Theme } from "@mui/material/styles";

export const MuiBreadcrumbs: NonNullable<Theme["components"]>["MuiBreadcrumbs"] = {
  defaultProps: { separator: "" },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      // Long names break within their item: flex items do not shrink below their longest word.
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
      // No separator before an entry for screen readers only.
      "&:has(+ * > .visually-hidden)": { display: "none" },
      "&::after": {
        // Drawn, because a slash as text would be one more common character in the body font's
        // file. As a border, because forced colours remove backgrounds.
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
