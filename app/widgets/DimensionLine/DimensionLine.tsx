import { styled } from "@mui/material/styles";

/** A label between two end ticks, as on a measured drawing. */
export const DimensionLine = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  color: theme.palette.colours.mark,
  "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: "anywhere",
  "&::before, &::after": {
    content: '""',
    flex: 1,
    minWidth: 10,
    height: 11,
    borderInlineStart: "1.5px solid",
    background: "linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat",
  },
  "&::after": { borderInlineStart: 0, borderInlineEnd: "1.5px solid" },
}));
