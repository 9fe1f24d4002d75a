import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useRef, useState } from "react";
import { counterDurationMs, counterVisibleRatio } from "../../lib/thresholds.ts";
import { observe } from "../observe.ts";

const Box = styled("span")({
  position: "relative",
  display: "inline-block",
  // The final figure keeps its space and stays readable to screen readers under the running copy.
  // The copy is end-aligned, so that the suffix does not move.
  "& > [aria-hidden]": { position: "absolute", inset: 0, textAlign: "end", whiteSpace: "nowrap" },
  "@media screen": { '& > [data-covered="true"]': { opacity: 0 } },
  // Printed before it has counted, or while it does.
  "@media print": { "& > [aria-hidden]": { display: "none" } },
});

export type CounterProps = { value: number; suffix?: string };

/**
 * A figure that counts up from 0 over 2000 ms, once, when at least 50 % of it is visible
 * (specification §4). Screen readers get the final figure from the HTML; the running copy is hidden
 * from them. No animation under reduced motion.
 */
export function Counter({ value, suffix = "" }: CounterProps) {
  const box = useRef<HTMLSpanElement>(null);
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)", { noSsr: true });
  /** Value of the running copy; undefined before and after the count. */
  const [counted, setCounted] = useState<number>();

  useEffect(() => {
    const element = box.current;
    if (!element || reducedMotion) return undefined;
    let frame = 0;
    let started: number | undefined;
    const step = () => {
      started ??= performance.now();
      const elapsed = performance.now() - started;
      if (elapsed >= counterDurationMs) return setCounted(undefined);
      // Eases out.
      setCounted(Math.floor(value * (1 - (1 - elapsed / counterDurationMs) ** 3)));
      frame = requestAnimationFrame(step);
    };
    const onSeen = ({ intersectionRatio }: IntersectionObserverEntry) => {
      if (intersectionRatio < counterVisibleRatio) return setCounted(0);
      stop();
      step();
    };
    const stop = observe(element, onSeen, { threshold: counterVisibleRatio });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      setCounted(undefined);
    };
  }, [value, reducedMotion]);

  return (
    <Box ref={box}>
      <span data-covered={counted !== undefined}>{`${value}${suffix}`}</span>
      {counted !== undefined && <span aria-hidden="true">{`${counted}${suffix}`}</span>}
    </Box>
  );
}
