import { expect, test, type Page } from "@playwright/test";
import { home } from "../../app/content/singletons.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { translate } from "../support/browser/translator.ts";

const large = home.about.stats.find(({ value }) => (value ?? 0) > 100);
test.skip(!large, "No figure of the home page is over 100.");

const tile = { label: "", value: 0, suffix: "", ...large };
const final = `${tile.value}${tile.suffix}`;

const counter = (page: Page) =>
  page.locator("#about li", { hasText: tile.label }).locator("strong > span");

/**
 * Scrolls until the given share of the figure is above the bottom of the viewport, rounded to a
 * pixel, and returns the actual share. Waits for intersection observers, which fake timers do not
 * control.
 */
async function show(page: Page, part: number, round: "ceil" | "floor") {
  return counter(page).evaluate(
    async (element, { ratio, way }) => {
      const box = element.getBoundingClientRect();
      const top = Math[way](scrollY + box.top + box.height * ratio - innerHeight);
      scrollTo({ top, behavior: "instant" });
      await new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.body);
      });
      return (innerHeight - element.getBoundingClientRect().top) / box.height;
    },
    { ratio: part, way: round },
  );
}

for (const isTranslated of [false, true])
  test(`counts once at 50 % visible, not a pixel before, for 2000 ms, ${isTranslated ? "in a translated page" : "in the page as it is"}`, async ({
    page,
  }) => {
    const copy = counter(page).locator("[aria-hidden]");
    const width = () => counter(page).evaluate((element) => element.getBoundingClientRect().width);
    await page.clock.install();
    await visit(page, "/");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    if (isTranslated) await page.evaluate(translate);
    // Far enough for the tiles to enter, but not for the figure to start counting.
    await show(page, 0.25, "floor");
    const figures = page.locator("li", { hasText: tile.label });
    await expect(page.locator("[data-reveal=waiting]", { has: figures })).toHaveCount(0);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished)),
    );
    const before = await show(page, 0.499, "floor");
    expect(before).toBeGreaterThan(0.47);
    expect(before).toBeLessThan(0.5);
    await page.clock.runFor(4000);
    await expect(copy).toHaveText(`0${tile.suffix}`);
    await expect(counter(page).locator("[data-covered]")).toHaveText(final);
    const still = await width();

    expect(await show(page, 0.5, "ceil")).toBeLessThan(0.53);
    // It may start and end a frame or two late, but never early.
    await page.clock.runFor(1980);
    await expect(copy).not.toHaveText(`0${tile.suffix}`);
    expect(await width()).toBe(still);
    await page.clock.runFor(80);
    await expect(copy).toHaveCount(0);
    await expect(counter(page)).toHaveText(final);

    await show(page, -1, "floor");
    await show(page, 1, "ceil");
    await page.clock.runFor(100);
    await expect(copy).toHaveCount(0);
  });
