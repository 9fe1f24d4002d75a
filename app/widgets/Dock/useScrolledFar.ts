import { useSyncExternalStore } from "react";
import { scrolledFarRatio } from "../../lib/thresholds.ts";

const events = ["scroll", "resize"];
const subscribe = (notify: () => void) => {
  for (const event of events) addEventListener(event, notify, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
};
const isScrolledFar = () => scrollY > innerHeight * scrolledFarRatio;

/** Whether the page is scrolled past half the window's height. */
export function useScrolledFar(): boolean {
  return useSyncExternalStore(subscribe, isScrolledFar, () => false);
}
