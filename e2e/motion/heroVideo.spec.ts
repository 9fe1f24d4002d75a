import { expect, test, type Page } from "@playwright/test";
import { home } from "../../app/content/singletons.ts";
import { stubHeroVideo, heroVideoFiles } from "./heroVideo.ts";
import { settled } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";

test.skip(!home.hero.video, "The firm has no film.");

const video = (page: Page) => page.locator("#home video");
const logo = (page: Page) => page.locator("#home .logo");
const pause = (page: Page) => page.getByRole("button", { name: "Pause video" });

test("a video from 768 px wide, the still below", async ({ page }) => {
  const requested = await stubHeroVideo(page);
  await page.setViewportSize({ width: 767, height: 900 });
  await visit(page, "/");
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await expect(logo(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(video(page)).toHaveAttribute("data-running", "true");
  await expect(logo(page)).toBeHidden();
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
  /** Scrolls until the hero is this many px above the viewport, and returns the distance. */
  const away = async (gap: number) => {
    const frame = page.locator("#home div[data-running]");
    const bottom = () => frame.evaluate((element) => element.getBoundingClientRect().bottom);
    const by = gap + (await bottom());
    await page.evaluate(
      (px) => scrollTo({ top: Math.floor(scrollY + px), behavior: "instant" }),
      by,
    );
    await settled(page);
    return -(await bottom());
  };
  expect(await away(201)).toBeGreaterThan(200);
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  const near = await away(200);
  expect(near).toBeGreaterThan(199);
  expect(near).toBeLessThanOrEqual(200);
  await expect(video(page)).toHaveCount(1);
});

test(
  "the video is silent, loops, and stops when asked",
  { tag: ["@wcag-1.4.2", "@wcag-2.2.2"] },
  async ({ page }) => {
    await stubHeroVideo(page);
    await visit(page, "/");
    await expect(video(page)).toHaveAttribute("data-running", "true");
    await expect(video(page)).toHaveAttribute("aria-hidden", "true");
    for (const fact of ["muted", "loop", "playsInline"])
      await expect(video(page)).toHaveJSProperty(fact, true);
    await pause(page).press("Enter");
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
  },
);

test("no video on a slow connection, nor under reduced motion until allowed", async ({ page }) => {
  const requested = await stubHeroVideo(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(video(page)).toHaveAttribute("data-running", "true");
  requested.length = 0;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } });
  });
  await visit(page, "/");
  await expect(video(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("only the still and its logo show until the video plays, or if it fails", async ({ page }) => {
  await page.route(heroVideoFiles, () => {});
  await visit(page, "/");
  await expect(video(page)).toHaveAttribute("data-running", "false");
  await expect(logo(page)).toBeVisible();
  await expect(pause(page)).toHaveCount(0);
  await page.route(heroVideoFiles, (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await expect(video(page)).toHaveCount(0);
  await expect(logo(page)).toBeVisible();
});

test("narrow and wide again, nothing can be paused before it plays", async ({ page }) => {
  await stubHeroVideo(page);
  await visit(page, "/");
  await expect(pause(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(video(page)).toHaveCount(0);
  await page.route(heroVideoFiles, () => {});
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(video(page)).toHaveCount(1);
  await settled(page);
  await expect(video(page)).toHaveAttribute("data-running", "false");
  await expect(pause(page)).toHaveCount(0);
  await expect(logo(page)).toBeVisible();
});
