import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";

const Line = styled("div")(({ theme }) => ({
  position: "relative",
  height: 18,
  color: theme.palette.drawing.pencilRed,
  borderInline: "1.5px solid",
  background: "linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat",
  "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  // Laid on the line like a batten on a rod; a single figure is a tick.
  "& > span": {
    position: "absolute",
    boxSizing: "border-box",
    insetInlineStart: "calc(var(--from) * 100%)",
    width: "calc((var(--to) - var(--from)) * 100%)",
    minWidth: 5,
    insetBlock: 2,
    border: `1.5px solid ${theme.palette.drawing.plyInk}`,
    backgroundColor: theme.palette.drawing.ply,
    printColorAdjust: "exact",
  },
}));

export type PriceLineProps = {
  /** Where most prices lie, from 0 (the lowest) to 1 (the highest). */
  mark?: { from: number; to: number };
};

/**
 * A range as a dimension line, with its usual part marked. Decorative: the figures are in the text
 * beside it.
 */
export function PriceLine({ mark }: PriceLineProps) {
  return (
    <Line aria-hidden>
      {mark && <span style={{ "--from": mark.from, "--to": mark.to } as CSSProperties} />}
    </Line>
  );
}
