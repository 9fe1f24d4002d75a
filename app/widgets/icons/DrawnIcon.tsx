import { styled } from "@mui/material/styles";

const Drawing = styled("svg")(({ theme }) => ({
  flex: "none",
  width: 20,
  height: 20,
  color: theme.palette.primary.main,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
}));

/**
 * An icon that the content chose, in the blue of the drawings. Decorative: hidden from screen
 * readers. Not MUI's `SvgIcon`, whose styles would cost each page 0.1 kB more.
 * @param path the `d` of a path on a 24 px grid
 */
export const DrawnIcon = ({ path }: { path: string }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </Drawing>
);
