import { styled } from "@mui/material/styles";

/** A strip marked like a joiner's rule: a decorative divider. */
export const SteelRule = styled("div")(({ theme }) => {
  const { text, colours } = theme.palette;
  const marks = (every: number, height: number) =>
    `repeating-linear-gradient(90deg, ${text.primary} 0 1px, transparent 1px ${every}px) 0 100% / 100% ${height}px no-repeat`;
  return {
    height: 26,
    background: `${marks(100, 22)}, ${marks(50, 15)}, ${marks(10, 8)}, ${colours.warm}`,
    "@media print": { display: "none" },
  };
});
