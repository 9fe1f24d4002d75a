import { counterDurationMs } from "./thresholds.ts";

/**
 * The value a counter shows `elapsed` ms after its start: from 0 with an ease-out, reaching the
 * target only at the end.
 */
export function countedSoFar(target: number, elapsed: number): number {
  // Stryker disable next-line EqualityOperator: both give the target at the end
  if (elapsed >= counterDurationMs) return target;
  const left = 1 - Math.max(0, elapsed) / counterDurationMs;
  return Math.floor(target * (1 - left ** 3));
}
