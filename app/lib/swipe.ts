import { toastSwipePx, toastSwipePxPerMs } from "./thresholds.ts";

/**
 * Whether a movement dismisses a toast: 20 px far, or faster than 0.11 px/ms however short
 * (specification §9). `px` may be negative: both directions count.
 */
export function isSwipe(px: number, ms: number): boolean {
  const distance = Math.abs(px);
  return distance >= toastSwipePx || distance > toastSwipePxPerMs * ms;
}
