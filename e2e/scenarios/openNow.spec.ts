import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { runClock } from "../support/page/fixedParts.ts";
import { service } from "../support/firm/examples.ts";
import { winterDay } from "../support/firm/winterDay.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";

// The minutes around the end of the phone hours of the first run of days, on its last day.
const [run] = business.hours.phone;
const beforeClosing = (minutes: number) =>
  new Date(Date.parse(`${winterDay(run!.days.at(-1)!)}T${run!.closes}:00Z`) - minutes * 60_000);

test("the open-now line changes at closing time, in band and aside", async ({ page }) => {
  for (const path of ["/", service.entry?.path ?? "/services"]) {
    await page.clock.install({ time: beforeClosing(2) });
    await page.clock.pauseAt(beforeClosing(1));
    await page.goto(path);
    const line = page.locator("main [data-open]").first();
    // With the clock paused, only input starts the application.
    await page.keyboard.press("Shift");
    await expect(line).toHaveText(/^Open now, until /);
    await runClock(page, 59_999);
    await expect(line).toHaveText(/^Open now, until /);
    const sign = page.getByRole("banner").locator("[data-open]");
    await expect(sign).toHaveText("Open now");
    await runClock(page, 1);
    await expect(line).toHaveText(/^Opens \w+day /);
    await expect(sign).toHaveText(/^Opens \w{3} \d/);
  }
});

for (const event of ["visibilitychange", "pageshow"])
  test(`a phone that wakes is told at once: ${event}`, async ({ page }) => {
    await page.clock.install({ time: beforeClosing(30) });
    await page.clock.pauseAt(beforeClosing(20));
    await page.goto("/");
    const line = page.locator("main [data-open]").first();
    await page.keyboard.press("Shift");
    await expect(line).toHaveText(/^Open now, until /);
    // Asleep: the time has passed, no timer has run.
    await page.clock.setSystemTime(beforeClosing(-5));
    await page.evaluate((name) => {
      (name === "pageshow" ? window : document).dispatchEvent(new Event(name, { bubbles: true }));
    }, event);
    await expect(line).toHaveText(/^Opens \w+day /);
  });

test("a page that is left sets no state, which would stop React", async ({ page }) => {
  await page.clock.install({ time: beforeClosing(30) });
  await page.clock.pauseAt(beforeClosing(20));
  await page.goto("/");
  const line = page.locator("main [data-open]").first();
  await page.keyboard.press("Shift");
  await expect(line).toHaveText(/^Open now, until /);
  await page.clock.setSystemTime(beforeClosing(-5));
  const turn = (value: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, value);
  await turn(true);
  await runClock(page, 0);
  await expect(line).toHaveText(/^Open now, until /);
  await turn(false);
  await expect(line).toHaveText(/^Opens \w+day /);
});

test("no page claims to know the time before its scripts have run", async ({ page }) => {
  const claims = page.getByText(/^(Open now|Opens )/);
  for (const path of ["/", service.entry?.path ?? "/services"]) {
    const release = await openWithStalledScripts(page, path);
    await expect(claims).toHaveCount(0);
    release();
    await expect(claims.first()).toBeAttached();
  }
});
