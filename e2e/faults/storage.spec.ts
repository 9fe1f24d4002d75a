import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { expect, test } from "../support/browser/faults.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";
import { business } from "../../app/content/business.ts";
import { words } from "../../app/content/singletons.ts";
import * as keys from "../../app/lib/browser/storageKeys.ts";

const { cookies: choices } = words;

/** Each runs in the page before its first script, and is given the site's keys. */
const stores: Record<string, (names: typeof keys) => void> = {
  "refused as a whole": () => {
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
  },
  full: ({ recentKey }) => {
    localStorage.clear();
    localStorage.setItem(recentKey, "/faq");
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "full of nonsense": (names) => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.values(names)) store.setItem(key, "{nonsense");
  },
};

for (const [state, break_] of Object.entries(stores)) {
  test(`with storage ${state} every part answers`, async ({ page }) => {
    await page.addInitScript(break_, { ...keys });
    await visit(page, "/cookies");
    const measuring = page.getByRole("switch", { name: choices.measuring.label });
    if (state === "full") {
      await measuring.click();
      await expect(page.getByText(choices.measuring.storageError)).toBeVisible();
      await page.getByRole("switch", { name: choices.history.label }).click();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    }
    const isOn = { checked: state === "full of nonsense" };
    await expect(measuring).toBeChecked(isOn);
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
    await expect(page.locator("#main-content")).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(business.locality);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/cookies").metaTitle);
    await expect(measuring).toBeChecked(isOn);
    await expectContactLinks(page);
  });
}
