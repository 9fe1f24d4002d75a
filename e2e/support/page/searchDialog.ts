/** Parts of the search dialog, by role and name. */
import { expect, type Page } from "@playwright/test";
import { visit } from "../../../scripts/lib/visit.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search", exact: true });
export const field = (page: Page) =>
  dialog(page).getByRole("combobox", { name: "Search the site" });
export const options = (page: Page) => dialog(page).getByRole("option");
export const status = (page: Page) => dialog(page).getByRole("status");
/** Opens the dialog; without a script it leads to the search page. */
export const button = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Search" });

/** Opens the dialog on a page. */
export async function openOn(page: Page, path: string) {
  await visit(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}
