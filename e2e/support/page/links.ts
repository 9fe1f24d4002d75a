import { expect, type Locator, type Page } from "@playwright/test";

/** Expects a working link for each of the three ways to contact the firm. */
export async function expectContactLinks(within: Page | Locator): Promise<void> {
  for (const start of ["tel:+", "https://wa.me/", "mailto:"])
    await expect(within.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
}

/**
 * The footer's first link to a page; opens the list that holds it, which is folded on a phone. A firm
 * whose menus don't lead there gets one for the test.
 */
export async function footerLink(page: Page, path: string) {
  const footer = page.getByRole("contentinfo");
  await footer.evaluate((element, to) => {
    if (element.querySelector(`a[href="${to}"]`)) return;
    const item = element.querySelector("nav li")!.cloneNode(true) as HTMLElement;
    item.querySelector("a")!.setAttribute("href", to);
    element.querySelector("nav ul")!.append(item);
  }, path);
  const link = footer.locator(`a[href="${path}"]`).first();
  await link.evaluate((anchor) => anchor.closest("details")?.setAttribute("open", ""));
  return link;
}
