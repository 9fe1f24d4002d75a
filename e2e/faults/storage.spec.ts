import { getPage } from "../../app/seo/pages.server.ts";
import { expectNoDialogEntry } from "../support/dialogs.ts";
import { visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, test } from "../support/host.ts";
import { service } from "../support/examples.ts";

/** Each runs in the page before its first script. */
const stores = {
  "refused as a whole": () => {
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
  },
  full: () => {
    localStorage.clear();
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "full of nonsense": () => {
    for (const store of [localStorage, sessionStorage])
      for (const key of [
        "measuring",
        "search-key",
        "recent-pages",
        "keep-pages",
        "react-router-scroll-positions",
      ])
        store.setItem(key, "{nonsense");
  },
};

for (const [state, break_] of Object.entries(stores)) {
  test(`with storage ${state} every part answers`, async ({ page }) => {
    await page.addInitScript(break_);
    await visit(page, "/cookies");
    const measuring = page.getByRole("switch", { name: /^Measure/ });
    const keeping = page.getByRole("switch", { name: /^Keep pages/ });
    if (state === "full") {
      for (const [choice, line] of [
        [measuring, "measuring stays off"],
        [keeping, "no pages are kept"],
      ] as const) {
        await choice.click();
        await expect(
          page.getByText(`Your browser doesn’t store settings for this site, so ${line}`),
        ).toBeVisible();
      }
    } else await expect(measuring).toBeChecked({ checked: state === "full of nonsense" });
    await footerLink(page, "/trust").click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
    await expect(page.locator("#main-content")).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(service.name);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expectNoDialogEntry(page);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/cookies").metaTitle);
    await expectContactLinks(page);
  });
}
