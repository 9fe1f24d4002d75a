/**
 * Resolves when the browser has nothing better to do, so that what follows holds up no press; after the
 * task that runs where it does not say (Safari).
 * @param mostMs how long to wait at most, ms
 */
export const idle = (mostMs: number) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve);
  });
