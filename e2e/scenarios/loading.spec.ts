import { expect, test, type Page, type Route } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";
import { runClock } from "../support/page/fixedParts.ts";
import { hold } from "../support/browser/hold.ts";
import { visit } from "../../scripts/lib/visit.ts";

const spinner = (page: Page) => page.getByRole("status", { name: "Loading page" });
const title = (path: string) => getPage(path).metaTitle;

test.beforeEach(async ({ page }) => {
  await visit(page, "/faq");
});

test("a slow page shows a spinner in the centre until it is there", async ({ page, viewport }) => {
  const release = await hold(page, "**/trust.data*");
  await (await footerLink(page, "/trust")).click();
  await expect(spinner(page)).toBeVisible();
  const { x, y, width, height } = (await spinner(page).locator("svg").boundingBox())!;
  expect(Math.abs(x + width / 2 - viewport!.width / 2)).toBeLessThan(12);
  expect(Math.abs(y + height / 2 - viewport!.height / 2)).toBeLessThan(12);
  // The current page stays visible meanwhile.
  await expect(page).toHaveTitle(title("/faq"));
  release();
  await expect(page).toHaveTitle(title("/trust"));
  await expect(spinner(page)).toHaveCount(0);
});

test("a page that is there within 160 ms shows no spinner", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const delays = await page.evaluateHandle(() => {
    const set: number[] = [];
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms = 0) => {
      set.push(ms);
      return start(run, ms);
    }) as typeof setTimeout;
    return set;
  });
  await page.route("**/trust.data*", () => {});
  await (await footerLink(page, "/trust")).click();
  // Its time begins once React knows of the request, a moment after it.
  await expect.poll(() => delays.jsonValue()).toContain(160);
  await runClock(page, 159);
  await expect(spinner(page)).toHaveCount(0);
  await runClock(page, 1);
  await expect(spinner(page)).toBeVisible();
});

const drop = (route: Route) => route.abort("internetdisconnected");
const failures: [string, RegExp, (route: Route) => Promise<void>][] = [
  ["the server fails", /\/trust(?!-)/, (route) => route.fulfill({ status: 500 })],
  ["the connection drops", /\/trust(?!-)/, drop],
  ["data and code fail", /\/trust/, drop],
];
for (const [name, what, fail] of failures)
  test(`where ${name}, the current page stays, says so and leads on`, async ({ page }) => {
    await page.route(what, fail);
    await (await footerLink(page, "/trust")).click();
    const notice = page.getByRole("alert");
    await expect(notice).toHaveText(/could not be loaded/);
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(page).toHaveTitle(title("/faq"));
    await expect(page).toHaveURL("/faq");
    await expect(spinner(page)).toHaveCount(0);
    await expectContactLinks(page.getByRole("main"));

    // It asks before it leaves the page, as often as it is pressed.
    const again = notice.getByRole("button", { name: "Try again" });
    for (let times = 0; times < 2; times++) {
      const asked = page.waitForRequest((request) => request.method() === "HEAD");
      await again.click();
      await asked;
      await expect(notice.getByRole("status")).toHaveText(/^Still no answer/);
    }
    await expect(page).toHaveTitle(title("/faq"));
    await (await footerLink(page, "/projects")).click();
    await expect(page).toHaveTitle(title("/projects"));
    await expect(notice).toHaveCount(0);

    await (await footerLink(page, "/trust")).click();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page).toHaveTitle(title("/trust"));
  });

test("Back to a page that cannot be fetched leaves the current one, too", async ({ page }) => {
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveTitle(title("/trust"));
  await page.route(/\/faq(?!-)/, drop);
  await page.goBack();
  await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
  await expect(page).toHaveTitle(title("/trust"));
  await page.unrouteAll();
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveTitle(title("/faq"));
});
