import useScrollTrigger from "@mui/material/useScrollTrigger";
import { useSyncExternalStore } from "react";
import { scrolledFarRatio } from "../../lib/thresholds.ts";

const onResize = (notify: () => void) => {
  window.addEventListener("resize", notify);
  return () => window.removeEventListener("resize", notify);
};
const halfViewport = () => window.innerHeight * scrolledFarRatio;

/** Whether the page is scrolled past half the window's height. */
export function useScrolledFar(): boolean {
  const threshold = useSyncExternalStore(onResize, halfViewport, () => Infinity);
  return useScrollTrigger({ disableHysteresis: true, threshold });
}
