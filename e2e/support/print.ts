import { expect, type Page } from "@playwright/test";

/** Fixed parts that cover the printed page, and words and pictures that it leaves blank. */
function unprintable(): string[] {
  const found: string[] = [];
  const shown = { opacityProperty: true, visibilityProperty: true };
  for (const element of document.querySelectorAll<HTMLElement>("body *"))
    if (/fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(shown))
      found.push(`fixed: ${element.outerHTML.slice(0, 100)}`);
  for (const part of document.querySelectorAll("main *"))
    if ((part.textContent || part.matches("img")) && part.checkVisibility())
      if (!part.checkVisibility(shown)) found.push(`blank: ${part.outerHTML.slice(0, 100)}`);
  return found;
}

/** Expects a page to be complete on paper, before anything has faded in. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await page.evaluate(unprintable)).toEqual([]);
  await expect(page.getByRole("banner")).toBeHidden();
  for (const start of ["tel:", "mailto:"])
    await expect(page.locator(`footer a[href^="${start}"]`)).toBeVisible();
}
