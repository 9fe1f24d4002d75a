import { counterDurationMs } from "./thresholds.ts";

/**
 * What a counter shows `elapsed` ms after it started: 0 at first, slower towards the end, the
 * target only when the time is up.
 */
export function countedSoFar(target: number, elapsed: number): number {
  // Stryker disable next-line EqualityOperator: at the very end both ways say the target
  if (elapsed >= counterDurationMs) return target;
  const left = 1 - Math.max(0, elapsed) / counterDurationMs;
  return Math.floor(target * (1 - left ** 3));
}
