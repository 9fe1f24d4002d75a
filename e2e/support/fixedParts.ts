import { expect, type Locator, type Page } from "@playwright/test";

/** Everything that stands fixed over the page. */
export function fixedParts(page: Page) {
  const contact = page.getByRole("complementary", { name: "Quick contact", includeHidden: true });
  const link = (name: RegExp) => contact.getByRole("link", { name, includeHidden: true });
  return {
    navigation: page.getByRole("banner"),
    bottomBar: page.getByRole("navigation", { name: "Quick links", includeHidden: true }),
    callBar: contact.locator("> div"),
    messaging: link(/^Message on/),
    toTop: link(/^Back to top$/),
  } satisfies Record<string, Locator>;
}

/** Scrolls as a reader would not: at once, to the pixel. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Loads a page and waits until it answers: until the last fixed part has come out. */
export async function openSettled(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  // As an attribute: a low window has no room for it.
  await expect(fixedParts(page).messaging).toHaveAttribute("data-shown", "true");
}

/** Ends once observers, React and the browser have had their say about what has just happened. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Lets the page's own clock run, and what its timers have started in the page come to its end. */
export async function runClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  // Frames stand still with the clock; messages, which React works by, do not.
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
