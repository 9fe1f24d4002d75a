import { expect, test, type Page } from "@playwright/test";
import { home } from "../../app/content/singletons.ts";
import { stubHeroVideo, heroVideoFiles } from "../support/heroVideo.ts";
import { visit } from "../support/hydrated.ts";

test.skip(!home.hero.video, "The firm has no film.");

const video = (page: Page) => page.locator("#home video");
const pause = (page: Page) => page.getByRole("button", { name: "Pause video" });

async function open(page: Page, width = 1440) {
  const requested = await stubHeroVideo(page);
  await page.setViewportSize({ width, height: 900 });
  await visit(page, "/");
  return requested;
}

test("a video from 768 px wide, the still below", async ({ page }) => {
  const requested = await open(page, 767);
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await expect(page.locator("#home .logo")).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(video(page)).toHaveAttribute("data-running", "true");
  await expect(page.locator("#home .logo")).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(video(page)).toHaveCount(0);
});

test("a video once the hero is within 200 px", async ({ page }) => {
  const requested = await stubHeroVideo(page);
  // Like a reader who returns to the middle of the page.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => scrollTo(0, document.body.scrollHeight));
  });
  await visit(page, "/");
  /**
   * Scrolls until the hero is exactly this many px above the viewport, and returns the distance.
   */
  const away = (distance: number) =>
    page.locator("#home [data-running]").evaluate(
      (frame, gap) =>
        new Promise<number>((done) => {
          const bottom = frame.getBoundingClientRect().bottom + scrollY;
          scrollTo({ top: Math.floor(bottom + gap), behavior: "instant" });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(-frame.getBoundingClientRect().bottom)),
          );
        }),
      distance,
    );
  expect(await away(201)).toBeGreaterThan(200);
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  const near = await away(200);
  expect(near).toBeGreaterThan(199);
  expect(near).toBeLessThanOrEqual(200);
  await expect(video(page)).toHaveCount(1);
});

test("the video is silent, loops, and stops when asked", async ({ page }) => {
  await open(page);
  await expect(video(page)).toHaveAttribute("data-running", "true");
  const facts = await video(page).evaluate((element: HTMLVideoElement) => [
    element.muted,
    element.loop,
    element.playsInline,
    element.ariaHidden,
  ]);
  expect(facts).toEqual([true, true, true, "true"]);
  await pause(page).focus();
  await page.keyboard.press("Enter");
  const stopped = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(stopped).toBe(true);
  // Still so once the window has been narrow.
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(video(page)).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(video(page)).not.toHaveAttribute("autoplay");
  expect(await stopped()).toBe(true);
  await page.getByRole("button", { name: "Play video" }).press(" ");
  await expect.poll(stopped).toBe(false);
  await expect(pause(page)).toBeFocused();
  const box = (await pause(page).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
});

test("no video under reduced motion, until it is allowed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const requested = await open(page);
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(video(page)).toHaveCount(1);
});

test("no video on a slow connection", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } });
  });
  const requested = await open(page);
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("the still stays when the video fails to load", async ({ page }) => {
  await stubHeroVideo(page);
  await page.route(heroVideoFiles, (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await expect(video(page)).toHaveCount(0);
  await expect(page.locator("#home .logo")).toBeVisible();
});

test("until the video plays, only the still and its logo show", async ({ page }) => {
  await stubHeroVideo(page);
  await page.route(heroVideoFiles, () => {});
  await visit(page, "/");
  await expect(video(page)).toHaveAttribute("data-running", "false");
  await expect(page.locator("#home .logo")).toBeVisible();
  await expect(pause(page)).toHaveCount(0);
});
