import { expect, test, type Page, type Route } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { expectContactLinks, footerLink } from "../support/host.ts";
import { runClock } from "../support/fixedParts.ts";
import { hold } from "../support/hold.ts";
import { visit } from "../support/hydrated.ts";

const errorTitle = "This page could not be shown";
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
  const requested = page.waitForRequest(/trust\.data/);
  await page.route("**/trust.data*", () => {});
  await (await footerLink(page, "/trust")).click();
  await requested;
  await runClock(page, 159);
  await expect(spinner(page)).toHaveCount(0);
  // Its time begins once React knows of the request, a moment later.
  await expect(async () => {
    await runClock(page, 40);
    await expect(spinner(page)).toBeVisible({ timeout: 100 });
  }).toPass();
});

const fails = {
  "the server fails": (route: Route) => route.fulfill({ status: 500 }),
  "the connection drops": (route: Route) => route.abort("internetdisconnected"),
};
for (const [name, fail] of Object.entries(fails)) {
  test(`where ${name} for a page's data, the visitor can contact the firm`, async ({ page }) => {
    await page.route(/\/trust(?!-)/, fail);
    await (await footerLink(page, "/trust")).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorTitle);
    await expect(page).toHaveTitle(errorTitle);
    await expect(page.locator("body > .visually-hidden[role=status]")).toHaveText(errorTitle);
    await expect(page.getByRole("main")).toBeFocused();
    await expectContactLinks(page.getByRole("main"));

    // The connection is restored. Back leads out, and trying again in.
    await page.unrouteAll();
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    if (name === "the connection drops") {
      await page.goBack();
      await expect(page).toHaveTitle(title("/faq"));
      await (await footerLink(page, "/trust")).click();
    } else {
      // Its answer waits for no timer of the page.
      await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
      await again.press("Enter");
    }
    await expect(page).toHaveTitle(title("/trust"));
  });
}

test("where data and code fail, the current page stays and says so", async ({ page }) => {
  await page.route(/\/trust/, fails["the connection drops"]);
  await (await footerLink(page, "/trust")).click();
  const notice = page.getByRole("alert");
  await expect(notice).toHaveText(/could not be loaded/);
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page).toHaveTitle(title("/faq"));
  await expect(spinner(page)).toHaveCount(0);
  await expectContactLinks(page.getByRole("main"));
  await (await footerLink(page, "/projects")).click();
  await expect(page).toHaveTitle(title("/projects"));
  await expect(notice).toHaveCount(0);

  await (await footerLink(page, "/trust")).click();
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveTitle(title("/trust"));
});
