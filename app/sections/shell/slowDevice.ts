import { slowStartMs } from "../../lib/thresholds.ts";

let begun: number | undefined;
let isSlow = false;

/** Called when React begins to take over the first page. */
export function beginStart() {
  begun = performance.now();
}

/** Called when the frame and the first screen have been taken over. */
export function endStart() {
  if (begun !== undefined) isSlow = performance.now() - begun > slowStartMs;
  begun = undefined;
}

/**
 * Whether the device was slow to start the page: it says more about what the next page will take than
 * any figure that browsers give of themselves. Then the next page comes without a cross-fade, and its
 * first screen before the rest of it.
 */
export const isSlowDevice = () => isSlow;
