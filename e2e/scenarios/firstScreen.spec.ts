import { expect, test, type Page } from "@playwright/test";
import { belowFirstScreen, firstScreenAttribute } from "../../app/theme/firstScreen.ts";
import { hydrated } from "../support/hydrated.ts";

/** No script but the page's own comes: what the visitor has is the HTML. */
const withoutScripts = (page: Page) => page.route("/assets/*.js", (route) => route.abort());

/** How many parts of the page the browser has left out of its layout. */
const leftOut = (page: Page) =>
  page
    .locator(belowFirstScreen)
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            [...part.querySelectorAll("*")]
              .find((inside) => inside.checkVisibility())
              ?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    );

/** The first screen is not complete before its picture, which comes when told. */
async function holdFirstPicture(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Nor does the wait for it end.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.route(/\/pictures\/hero\//, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const waiting = (page: Page) => page.locator(`html[${firstScreenAttribute}]`);

test("the first screen is painted before what lies far below it is laid out, and that follows by itself", async ({
  page,
}) => {
  await withoutScripts(page);
  const release = await holdFirstPicture(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(waiting(page)).toBeAttached();
  expect(await leftOut(page)).toBeGreaterThan(0);
  release();
  // Before the scripts, which never come: a page without them is whole, too.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(waiting(page)).not.toBeAttached({ timeout: 1 });
  }).toPass();
  expect(await leftOut(page)).toBe(0);
});

test("an address that names a place further down leads there before the scripts", async ({
  page,
}) => {
  await withoutScripts(page);
  await holdFirstPicture(page);
  await page.goto("/#contact", { waitUntil: "commit" });
  const place = page.locator("#contact");
  await expect(place).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await place.boundingBox())?.y ?? Number.NaN))
    .toBeLessThan(150);
  // What would be laid out later, above it, would move it where browsers do not hold on to what is read.
  expect(await leftOut(page)).toBe(0);
});

test("a page that is loaded again stands where it stood before the scripts", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const place = page.locator("#contact");
  await place.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const before = await place.boundingBox();
  await withoutScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(async () => (await place.boundingBox())?.y).toBeCloseTo(before!.y, -1);
});

test("nothing below the first screen waits once the page is taken over", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(waiting(page)).not.toBeAttached();
  expect(await leftOut(page)).toBe(0);
});

/** Whether the page's heading is there to be painted, frame by frame until it is. */
async function headingByFrame(page: Page): Promise<boolean[]> {
  await withoutScripts(page);
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const heading = document.querySelector("main h1");
      if (heading) frames.push(heading.checkVisibility());
      if (!frames.at(-1)) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  const all = () => (window as unknown as { frames: boolean[] }).frames;
  await expect.poll(async () => (await page.evaluate(all)).at(-1)).toBe(true);
  return page.evaluate(all);
}

test("on a phone the bar with the call button is painted first, and what stands under it in the next frames", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frames = await headingByFrame(page);
  expect(frames[0]).toBe(false);
  expect(frames.length).toBeLessThan(10);
});

test("on a wide screen the page is painted at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await headingByFrame(page)).toEqual([true]);
});

test("of the bands below the first screen of a phone one is laid out with it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutScripts(page);
  // The rest is laid out when the first picture is there.
  await page.route(/\/pictures\/hero\//, () => {});
  await page.addInitScript(() => {
    const isLaidOut = (band: HTMLElement) =>
      band.querySelector("h2, h3, li")?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const laidOut: number[] = [];
    const look = () => {
      const bands = [...document.querySelectorAll<HTMLElement>("main section:not(:first-child)")];
      const isOver = bands.some((band) => band.style.contentVisibility === "visible");
      if (isOver) return Object.assign(window, { laidOut });
      laidOut.push(bands.filter(isLaidOut).length);
      return requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(look));
  });
  await page.goto("/", { waitUntil: "commit" });
  const handle = await page.waitForFunction(
    () => (window as unknown as { laidOut?: number[] }).laidOut,
  );
  const laidOut = await handle.jsonValue();
  // With the first screen, and not in a frame that follows.
  expect(laidOut!.find((count) => count > 0)).toBe(1);
});

test("no script is asked for before the words of a phone's first screen are painted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The bar's frame stands for a tenth of a second: whatever is asked for with it is asked for too early.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
  // A page that begins with words alone: others wait for their picture.
  await page.goto("/faq");
  await hydrated(page);
  const [painted, asked] = await page.evaluate(async () => {
    type Paint = PerformanceEntry & { element: Element | null; paintTime: number };
    const paints = await new Promise<Paint[]>((seen) => {
      new PerformanceObserver((list) => seen(list.getEntries() as Paint[])).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [
      paints.find(({ element }) => element?.closest("main"))!.paintTime,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ];
  });
  expect(asked).toBeGreaterThan(painted);
});
