import { styled } from "@mui/material/styles";
import type { HTMLAttributes } from "react";
import { createReveal, revealStyles } from "../reveal.ts";

// Positioned at all times, as it is while it moves: what is placed inside keeps its frame.
const Box = styled("div")({ position: "relative", ...revealStyles });
const reveal = createReveal();

/**
 * Fades its children in once they are scrolled into view (specification §2). Visible without
 * JavaScript, under reduced motion and in the first screen; opacity and a short slide only, so
 * nothing around it moves.
 */
export function FadeIn(props: HTMLAttributes<HTMLDivElement>) {
  return <Box ref={reveal} {...props} />;
}
