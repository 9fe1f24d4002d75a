import { expect, test } from "@playwright/test";
import { words } from "../../app/content/singletons.ts";
import { recentKey, scrollKey } from "../../app/lib/browser/storageKeys.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow } from "../support/browser/screen.ts";
import { options } from "../support/page/searchDialog.ts";

/** What the browser keeps that tells where the visitor was. */
const places = [recentKey, scrollKey];

test("the visitor can object to kept pages and scroll positions", onlyNarrow, async ({ page }) => {
  const kept = () =>
    page.evaluate(
      (names) => names.filter((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name)),
      places,
    );
  const search = async () => {
    await page.keyboard.press("Control+k");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
  };
  const remember = page.getByRole("switch", { name: words.cookies.history.label });
  await visit(page, "/faq");
  await search();
  await visit(page, "/cookies");
  expect(await kept()).toEqual(places);

  // A section hydrates after the frame around it.
  await expect(remember).toBeEnabled();
  await remember.press("Space");
  await expect(remember).not.toBeChecked();
  expect(await kept()).toEqual([]);
  await search();
  // A page followed to begins at its top, from another as from itself, and nothing is kept on leaving it.
  for (const top of [800, 400]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await (await footerLink(page, "/terms")).click();
    await expect(page).toHaveURL("/terms");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await visit(page, "/cookies");
  await expect(remember).not.toBeChecked();
  expect(await kept()).toEqual([]);

  await remember.check();
  await visit(page, "/faq");
  expect(await kept()).toEqual(places);
});
