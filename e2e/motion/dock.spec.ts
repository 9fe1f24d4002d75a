import { expect, test } from "@playwright/test";
import { durations } from "../../app/theme/tokens.ts";
import { phone } from "../support/browser/screen.ts";
import { fixedParts, openSettled, scrollTo } from "../support/page/fixedParts.ts";

test("the bars stay visible while they slide out, and are gone afterwards", async ({ page }) => {
  const { callBar } = await openSettled(page);
  await scrollTo(page, 2000);
  await expect(callBar).toBeVisible();
  // Reversing a transition half-way would make it shorter.
  await expect.poll(() => callBar.evaluate((bar) => bar.getAnimations().length)).toBe(0);
  const slide = await callBar.evaluate(async (bar: HTMLElement) => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // Polled in the page: the transition could end during a round trip to the test.
    while (!bar.inert) await new Promise(requestAnimationFrame);
    const slides = bar.getAnimations() as CSSTransition[];
    const at = (ms: number) => {
      for (const one of slides) one.currentTime = ms;
      return getComputedStyle(bar).visibility;
    };
    const moving = slides.find(({ transitionProperty }) => transitionProperty === "transform");
    const ms = Number(moving?.effect?.getComputedTiming().endTime);
    return { ms, last: at(ms - 1), over: at(ms) };
  });
  expect(slide).toEqual({ ms: durations.slide, last: "visible", over: "hidden" });
  await expect(callBar).toBeHidden();
});

test("on a phone one bar takes the other's place at once, without a slide", async ({ page }) => {
  await page.setViewportSize(phone);
  const { bottomBar, callBar } = await openSettled(page);
  await scrollTo(page, 2000);
  await expect(callBar).toBeVisible();
  await expect.poll(() => callBar.evaluate((bar) => bar.getAnimations().length)).toBe(0);
  for (const [top, shown] of [
    [1900, bottomBar],
    [2000, callBar],
  ] as const) {
    const { height, slides } = await shown.evaluate(async (bar: HTMLElement, y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      // Polled in the page: a slide could end during a round trip to the test.
      while (bar.dataset.shown !== "true") await new Promise(requestAnimationFrame);
      const { top: edge } = bar.getBoundingClientRect();
      return { height: window.innerHeight - edge, slides: bar.getAnimations().length };
    }, top);
    expect(height).toBe(64);
    expect(slides).toBe(0);
  }
});

test("scroll-to-top scrolls smoothly", async ({ page }) => {
  await openSettled(page);
  await scrollTo(page, 3000);
  const { toTop } = fixedParts(page);
  await expect(toTop).toBeVisible();
  const straightAfter = await toTop.evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  expect(straightAfter).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
