import type { Page } from "@playwright/test";

declare global {
  interface Window {
    spoken: string[];
  }
}

/**
 * Records what a screen reader would announce: text added to a live region that was already there.
 * Call it before the page is opened.
 */
export async function recordSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spoken = [];
    // Text in the initial markup is not announced.
    document.addEventListener("DOMContentLoaded", () => void (window.spoken.length = 0));
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        // Not every screen reader announces a region that is added together with its text, except
        // an alert.
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

/** Announcements, in order, since the page was opened. */
export const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.spoken);
