import { expect, test } from "@playwright/test";
import { phone } from "../support/screen.ts";

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test("on phones the pictures further down wait for the first one", async ({ page }) => {
  // Neither does the wait for the picture end, nor do the scripts begin.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route("/pictures/**", async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (path.startsWith("/pictures/hero/")) await held;
    await route.continue();
  });
  // The browser's own time, in which a picture need not wait longer than 2 s, hardly runs either. Not stopped:
  // what stands under the bar is painted a moment after it.
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const first = asked.filter((path) => path.startsWith("/pictures/hero/"));
  expect(first).toHaveLength(1);
  expect(asked).toEqual(first);
  release();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(asked.length).toBeGreaterThan(1);
  }).toPass();
});
