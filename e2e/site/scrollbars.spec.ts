import { expect, test, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/lib/browser.ts";
import { scrollTo } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";

// Classic scrollbars, as on most desktops: Playwright hides them by default.
const { args, ...launch } = await browserLaunch();
test.use({
  launchOptions: {
    ...launch,
    args: args.filter((arg) => arg !== "--hide-scrollbars"),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

/** Width and height of the page, and how far down it is scrolled. */
const place = (page: Page) =>
  page.evaluate(() => ({
    width: document.body.getBoundingClientRect().width,
    height: document.documentElement.scrollHeight,
    top: window.scrollY,
  }));

test("nothing moves when a dialog hides the scrollbar, nor from a long page to a short one", async ({
  page,
}) => {
  await visit(page, "/");
  await scrollTo(page, 2000);
  const before = await place(page);
  expect(before.width).toBeLessThan(page.viewportSize()!.width);
  expect(before.top).toBe(2000);

  const search = page.getByRole("dialog", { name: "Search" });
  for (const _ of ["first", "second"]) {
    await page.keyboard.press("/");
    await expect(search).toBeVisible();
    expect(await place(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    expect(await place(page)).toEqual(before);
  }

  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/404");
  expect(await place(page)).toEqual({ width: before.width, height: 4000, top: 0 });
});
