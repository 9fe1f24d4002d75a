import { expect, test } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { slashKey } from "../../app/lib/storageKeys.ts";
import { openHeld } from "../support/hold.ts";
import { hydrated } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { category, service } from "../support/examples.ts";

/** Input before hydration must not be lost. */
test.describe("before hydration", onlyWide, () => {
  test("words typed on the search page stay and are looked for", async ({ page }) => {
    const release = await openHeld(page, "/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.pressSequentially(service.name);
    release();
    await hydrated(page);
    await expect(field).toHaveValue(service.name);
    await expect(page.getByRole("status").filter({ hasText: /\d+ pages? found/ })).toBeVisible();
    await expect(page).toHaveURL(`/search?q=${service.name}`);
  });

  for (const keys of ["/", "Control+k", "Meta+k"])
    test(`${keys} opens the search once it can`, async ({ page }) => {
      const release = await openHeld(page, "/faq");
      await page.keyboard.press(keys);
      release();
      const dialog = page.getByRole("dialog", { name: "Search" });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("combobox")).toBeFocused();
    });

  test("keys that open no search are left to the browser", async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, "off"), slashKey);
    const release = await openHeld(page, "/faq");
    await page.evaluate(() => {
      addEventListener("keydown", (event) => Object.assign(window, { pressed: event }));
    });
    for (const keys of ["/", "Control+/", "Control+Shift+k"]) {
      await page.keyboard.press(keys);
      expect(await page.evaluate("pressed.defaultPrevented"), keys).toBe(false);
    }
    release();
    await hydrated(page);
    await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  });

  test("a slash typed into a field is a slash", async ({ page }) => {
    const release = await openHeld(page, "/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.pressSequentially("a/b");
    release();
    await hydrated(page);
    await expect(field).toHaveValue("a/b");
    await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  });

  test("a filter pressed filters the list at once", async ({ page }) => {
    const release = await openHeld(page, "/projects");
    const shown = page.getByRole("main").locator("[data-category]").filter({ visible: true });
    await page.getByRole("main").getByRole("link", { name: category.name, exact: true }).click();
    await expect(shown).toHaveCount(category.projects.length);
    release();
    await hydrated(page);
    await expect(shown).toHaveCount(category.projects.length);
  });
});

test("an address with a category that is none shows all projects", onlyWide, async ({ page }) => {
  await page.goto("/projects?category=nonsense");
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ projects$/ })).toHaveText(
    `${getContent().projects.length} projects`,
  );
});
