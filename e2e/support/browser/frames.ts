import type { Page } from "@playwright/test";

/** Waits for so many animation frames, in which observers, React and the browser handle what has just happened. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame++) await new Promise(requestAnimationFrame);
  }, count);
