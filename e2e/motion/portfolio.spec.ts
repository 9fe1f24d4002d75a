import { expect, test, type Page } from "@playwright/test";
import { visit } from "../../scripts/lib/visit.ts";
import { category as largest } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

const cards = (page: Page) => page.locator("main [data-category]");

/**
 * Sets every animation of the cards to a time, in ms after they appeared, and reads what is
 * visible.
 */
const at = (page: Page, time: number) =>
  cards(page).evaluateAll((items, ms) => {
    for (const item of items) {
      for (const animation of item.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = ms;
      }
    }
    return items
      .filter((item) => item.checkVisibility())
      .map((item) => ({
        skeleton: getComputedStyle(item.querySelector("[data-skeleton]")!).visibility,
        opacity: Number(getComputedStyle(item.querySelector(".MuiCard-root")!).opacity),
      }));
  }, time);

test("skeletons show for 500 ms, in place, then cards enter 0.1 s apart", async ({ page }) => {
  const category = orSkip(largest);
  // The animations stand at their start.
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await visit(page, "/projects");
  const places = () =>
    cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  await at(page, 1);
  const during = await places();
  const before = await at(page, 500 - 0.5);
  for (const card of before) expect(card).toEqual({ skeleton: "visible", opacity: 0 });
  const after = await at(page, 500 + 0.5);
  expect(after.every(({ skeleton }) => skeleton === "hidden")).toBe(true);
  expect(after[0]!.opacity).toBeGreaterThan(0);
  const stagger = 100;
  for (const card of [1, 2, 3].slice(0, after.length - 1)) {
    expect((await at(page, 500 + card * stagger - 0.5))[card]!.opacity).toBe(0);
    expect((await at(page, 500 + card * stagger + 0.5))[card]!.opacity).toBeGreaterThan(0);
  }
  // Skeletons are as large as what they stand for.
  await at(page, 5000);
  expect(await places()).toEqual(during);
  // A filter shows its projects at once.
  const filters = page.getByRole("navigation", { name: /Filter/ });
  await filters.getByRole("link", { name: category.name }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(category.projects.length);
});

test("at home cards enter when scrolled into view, 0.1 s apart", async ({ page }) => {
  await visit(page, "/");
  const projects = page.locator("#portfolio [data-category]");
  await expect(projects.first()).toHaveAttribute("data-reveal", "waiting");
  await expect(projects.first()).toHaveCSS("opacity", "0");
  await projects.first().evaluate((card) => card.scrollIntoView());
  await expect(projects.last()).toHaveAttribute("data-reveal", "seen");
  const delays = await projects.evaluateAll((items) =>
    items.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay)),
  );
  expect(delays).toEqual([0, 0.1, 0.2].slice(0, delays.length));
  await expect(projects.last()).toHaveCSS("opacity", "1");
});

test("the scripts wait for the first picture to come in", async ({ page }) => {
  // The picture stands at the start of its animation, and a slow machine's time does not count.
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/projects");
  await page.evaluate(
    () =>
      new Promise((painted) => {
        new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
      }),
  );
  await page.clock.runFor(900);
  expect(scripts).toEqual([]);
  await client.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
  await page.clock.runFor(50);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
