import type { Locator, Page } from "@playwright/test";
import { scrollTo } from "./fixedParts.ts";

/** The table of contents, opened by its button where there is no room beside the text. */
export async function openContents(page: Page): Promise<Locator> {
  const contents = page.getByRole("navigation", { name: "On this page" });
  const opener = page.getByRole("button", { name: "Contents", includeHidden: true });
  const isBeside = await opener.evaluate((button) => getComputedStyle(button).display === "none");
  if (!isBeside) {
    // The button takes the place of the firm's name once the page is scrolled.
    await scrollTo(page, 100);
    await opener.click();
  }
  return contents;
}
