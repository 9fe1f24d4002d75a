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
  await expect(fixedParts(page).messaging).toBeVisible();
}

/** Ends once observers, React and the browser have had their say about what has just happened. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  });
}
