import type { Page } from "@playwright/test";

declare global {
  interface Window {
    spoken: string[];
  }
}

/**
 * Writes down what a screen reader would say by itself: the words that come into a live region
 * which was there before them. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spoken = [];
    // What stands in the page's own markup is read where it stands, not announced.
    document.addEventListener("DOMContentLoaded", () => void (window.spoken.length = 0));
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        // A region that comes together with its words is not heard everywhere, an alert is.
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element && node.matches("[role=alert]")) regions.add(node);
      }
      for (const region of regions) {
        const words = (region as HTMLElement).innerText.replace(/\s+/g, " ").trim();
        if (words && window.spoken.at(-1) !== words) window.spoken.push(words);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** What has been said since the page was opened or `forget` was called, in order. */
export const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.spoken);

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.spoken.length = 0));
