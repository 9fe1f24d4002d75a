import type { Locator, Page } from "@playwright/test";
import { scrollTo } from "./fixedParts.ts";

/** The table of contents, opened by its button where there is no room beside the text. */
export async function openContents(page: Page): Promise<Locator> {
  const contents = page.getByRole("navigation", { name: "On this page" });
  if (!(await contents.isVisible())) {
    // The button takes the place of the logo once the page is scrolled.
    await scrollTo(page, 100);
    await page.getByRole("button", { name: "Contents" }).click();
  }
  return contents;
}
