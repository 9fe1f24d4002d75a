import { styled } from "@mui/material/styles";
import type { HTMLAttributes } from "react";
import { createReveal, revealStyles } from "../reveal.ts";

// Always positioned, not just while moving, so that the containing block of its children is stable.
const Box = styled("div")({ position: "relative", ...revealStyles });
const reveal = createReveal();

/**
 * Fades its children in once they are scrolled into view (specification §2). Visible at once
 * without JavaScript, under reduced motion and on the first screen. Opacity and a short slide only,
 * so nothing around it shifts.
 */
export function FadeIn(props: HTMLAttributes<HTMLDivElement>) {
  return <Box ref={reveal} {...props} />;
}
