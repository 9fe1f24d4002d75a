import { expect, test } from "@playwright/test";
import { slashKey } from "../../app/lib/browser/storageKeys.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";
import { hydrated } from "../../scripts/lib/visit.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { dialog, field } from "../support/page/searchDialog.ts";
import { category as largest, service, isSearchFor } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

/** Input before hydration must not be lost. */
test.describe("before hydration", onlyWide, () => {
  test("words typed on the search page stay and are looked for", async ({ page }) => {
    const { name } = orSkip(service);
    const release = await openWithStalledScripts(page, "/search");
    const box = page.getByRole("main").getByRole("searchbox");
    await box.pressSequentially(name);
    release();
    await hydrated(page);
    await expect(box).toHaveValue(name);
    await expect(page.getByRole("status").filter({ hasText: /\d+ pages? found/ })).toBeVisible();
    await expect(page).toHaveURL(isSearchFor(name));
  });

  for (const keys of ["/", "Control+k", "Meta+k"])
    test(`${keys} opens the search once it can`, async ({ page }) => {
      const release = await openWithStalledScripts(page, "/faq");
      await page.keyboard.press(keys);
      release();
      await expect(field(page)).toBeFocused();
    });

  test("Ctrl+K twice opens it once, and a key without a name does nothing", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    // Autofill sends it.
    const unnamed = () =>
      page.evaluate(() => document.body.dispatchEvent(new Event("keydown", { bubbles: true })));
    const release = await openWithStalledScripts(page, "/faq");
    await unnamed();
    for (const keys of ["Control+k", "Control+k"]) await page.keyboard.press(keys);
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await unnamed();
    expect(errors).toEqual([]);
  });

  test("keys that open no search are left to the browser or the field", async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, "off"), slashKey);
    const release = await openWithStalledScripts(page, "/search");
    await page.evaluate(() => {
      addEventListener("keydown", (event) => Object.assign(window, { pressed: event }));
    });
    for (const keys of ["/", "Control+/", "Control+Shift+k"]) {
      await page.keyboard.press(keys);
      expect(await page.evaluate("pressed.defaultPrevented"), keys).toBe(false);
    }
    await page.evaluate((key) => localStorage.removeItem(key), slashKey);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.pressSequentially("a/b");
    release();
    await hydrated(page);
    await expect(box).toHaveValue("a/b");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("a filter pressed filters the list at once", async ({ page }) => {
    const category = orSkip(largest);
    const release = await openWithStalledScripts(page, "/projects");
    const shown = page.getByRole("main").locator("[data-category]").filter({ visible: true });
    await page.getByRole("main").getByRole("link", { name: category.name, exact: true }).click();
    await expect(shown).toHaveCount(category.projects.length);
    release();
    await hydrated(page);
    await expect(shown).toHaveCount(category.projects.length);
  });
});
