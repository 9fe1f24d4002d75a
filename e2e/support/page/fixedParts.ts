import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "../../../scripts/lib/visit.ts";
import { frames } from "../browser/frames.ts";

/** What the dock holds, as a selector: its parts come and go with the scroll position. */
export const inDock = '[aria-label="Quick contact"], [aria-label="Quick links"]';

/** Every part with a fixed position. */
export function fixedParts(page: Page) {
  const contact = page.getByRole("complementary", { name: "Quick contact", includeHidden: true });
  const link = (name: RegExp) => contact.getByRole("link", { name, includeHidden: true });
  return {
    navigation: page.getByRole("banner"),
    bottomBar: page.getByRole("navigation", { name: "Quick links", includeHidden: true }),
    callBar: contact.locator("[data-bar=call]"),
    messaging: link(/^Message on/),
    toTop: link(/^Back to top$/),
  } satisfies Record<string, Locator>;
}

/** Jumps straight to an exact scroll position, without smooth scrolling. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/**
 * Opens a page, waits until it is interactive (until the last fixed part has appeared) and returns
 * its fixed parts.
 */
export async function openSettled(page: Page, path = "/") {
  await visit(page, path);
  const parts = fixedParts(page);
  // Checked by attribute, not visibility: a low window has no room for the button.
  await expect(parts.messaging).toHaveAttribute("data-shown", "true");
  return parts;
}

/** Waits until observers, React and the browser have handled what has just happened. */
export const settled = (page: Page): Promise<void> => frames(page, 4);

/** Lets the work that events and timers have started in the page finish. */
async function finishWork(page: Page): Promise<void> {
  // Animation frames are faked along with the clock; messages, which React schedules by, are not.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
  });
}

/** Advances the fake clock, from what has happened before to what its timers start. */
export async function runClock(page: Page, ms: number): Promise<void> {
  await finishWork(page);
  await page.clock.runFor(ms);
  await finishWork(page);
}
