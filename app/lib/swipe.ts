import { toastSwipePx, toastSwipePxPerMs } from "./thresholds.ts";

/**
 * Whether a movement dismisses a toast: at least 20 px, or faster than 0.11 px/ms at any distance
 * (specification §9). `px` may be negative, because both directions count.
 */
export function isSwipe(px: number, ms: number): boolean {
  const distance = Math.abs(px);
  return distance >= toastSwipePx || distance > toastSwipePxPerMs * ms;
}
