import { expect, test, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/lib/browser.ts";
import { visit } from "../support/hydrated.ts";

// Classic scrollbars, as on most desktops: Playwright hides them by default.
const { args, ...launch } = await browserLaunch();
test.use({
  launchOptions: {
    ...launch,
    args: args.filter((arg) => arg !== "--hide-scrollbars"),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const width = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

test("nothing moves when a dialog hides the scrollbar, nor from a long page to a short one", async ({
  page,
}) => {
  await visit(page, "/");
  const before = await width(page);
  expect(before).toBeLessThan(page.viewportSize()!.width);

  const search = page.getByRole("dialog", { name: "Search" });
  for (const _ of ["first", "second"]) {
    await page.keyboard.press("/");
    await expect(search).toBeVisible();
    expect(await width(page)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    expect(await width(page)).toBe(before);
  }

  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/404");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(4000);
  expect(await width(page)).toBe(before);
});
