/**
 * Resolves when the browser is idle, so that the work that follows delays no input. Without
 * `requestIdleCallback` (Safari) it resolves after the current task.
 * @param mostMs timeout, ms
 */
export const idle = (mostMs: number) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve);
  });
