import { styled } from "@mui/material/styles";

/** What holds for places outside the map's circle, in the corner below them. */
export const OutsideNote = styled("p")(({ theme }) => ({
  position: "absolute",
  insetInlineEnd: 0,
  bottom: 0,
  maxWidth: "28%",
  ...theme.typography.caption,
  lineHeight: 1.3,
  textAlign: "end",
  color: theme.palette.text.secondary,
}));
