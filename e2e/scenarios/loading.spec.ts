import { expect, test, type Page, type Route } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { expectContactLinks, footerLink } from "../support/host.ts";
import { runClock } from "../support/fixedParts.ts";
import { hold } from "../support/hold.ts";
import { visit } from "../support/hydrated.ts";
import { onBoth } from "../support/screen.ts";

const errorTitle = "This page could not be shown";
const spinner = (page: Page) => page.getByRole("status", { name: "Loading page" });

test.beforeEach(async ({ page }) => {
  await visit(page, "/faq");
});

test("a slow page shows a spinner in the centre until it has loaded", async ({
  page,
  viewport,
}) => {
  const release = await hold(page, "**/trust.data*");
  await footerLink(page, "/trust").click();
  await expect(spinner(page)).toBeVisible();
  const { x, y, width, height } = (await spinner(page).locator("svg").boundingBox())!;
  expect(Math.abs(x + width / 2 - viewport!.width / 2)).toBeLessThan(12);
  expect(Math.abs(y + height / 2 - viewport!.height / 2)).toBeLessThan(12);
  // The current page stays visible meanwhile.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/.+/);
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  release();
  await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  await expect(spinner(page)).toHaveCount(0);
});

test("a page that is there within 160 ms shows no spinner", onBoth, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = page.waitForRequest(/trust\.data/);
  await page.route("**/trust.data*", () => {});
  await footerLink(page, "/trust").click();
  await requested;
  await runClock(page, 159);
  await expect(spinner(page)).toHaveCount(0);
  // Its time begins once React knows of the request, a moment later.
  await expect(async () => {
    await runClock(page, 40);
    await expect(spinner(page)).toBeVisible({ timeout: 100 });
  }).toPass();
});

for (const [name, fail] of [
  ["the server fails", { status: 500 }],
  ["the connection drops", undefined],
] as const) {
  const answer = (route: Route) =>
    fail ? route.fulfill(fail) : route.abort("internetdisconnected");

  test(`where ${name} for a page's data, the visitor can still contact the firm`, async ({
    page,
  }) => {
    await page.route(/\/trust(?!-)/, answer);
    await footerLink(page, "/trust").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorTitle);
    await expect(page).toHaveTitle(errorTitle);
    await expect(page.locator("body > .visually-hidden[role=status]")).toHaveText(errorTitle);
    await expect(page.getByRole("main")).toBeFocused();
    await expectContactLinks(page.getByRole("main"));
    await expect(page.getByRole("contentinfo")).toBeVisible();

    // The connection is restored. Nothing waits for a timer.
    await page.unrouteAll();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test(`where ${name} for a page's data and code, the current page stays and says so`, async ({
    page,
  }) => {
    await page.route(/\/trust/, answer);
    await footerLink(page, "/trust").click();
    const notice = page.getByRole("alert");
    await expect(notice).toHaveText(/could not be loaded/);
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    await expect(spinner(page)).toHaveCount(0);
    await expectContactLinks(page.getByRole("main"));
    await footerLink(page, "/projects").click();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    await expect(notice).toHaveCount(0);

    await footerLink(page, "/trust").click();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });
}

test("Back still works after a failure", async ({ page }) => {
  await page.route(/\/trust(?!-)/, (route) => route.abort("internetdisconnected"));
  await footerLink(page, "/trust").click();
  await expect(page).toHaveTitle(errorTitle);
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  await footerLink(page, "/trust").click();
  await expect(page).toHaveTitle(getPage("/trust").metaTitle);
});
