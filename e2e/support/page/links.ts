import { expect, type Locator, type Page } from "@playwright/test";
import { navigation } from "../../../app/content/singletons.ts";

/** Expects a working link for each of the three ways to contact the firm. */
export async function expectContactLinks(within: Page | Locator): Promise<void> {
  for (const start of ["tel:+", "https://wa.me/", "mailto:"])
    await expect(within.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
}

/** Follows a link of the page's to any path of the site, whether or not it has one. */
export const followLinkTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    link.click();
    link.remove();
  }, path);

/** Whether one of the firm's menus leads to a page. */
const isInMenu = (path: string) =>
  Object.values(navigation).some((items) => items.some(({ href }) => href === path));

/** Adds a link to the footer, for a firm whose menus don't lead to a page. */
const addLink = (footer: Locator, path: string) =>
  footer.evaluate((element, to) => {
    if (element.querySelector(`a[href="${to}"]`)) return;
    const item = element.querySelector("nav li")!.cloneNode(true) as HTMLElement;
    item.querySelector("a")!.setAttribute("href", to);
    element.querySelector("nav ul")!.append(item);
  }, path);

/** The footer's first link to a page; opens the list that holds it, which is folded on a phone. */
export async function footerLink(page: Page, path: string) {
  const footer = page.getByRole("contentinfo");
  if (!isInMenu(path)) await addLink(footer, path);
  const link = footer.locator(`a[href="${path}"]`).first();
  await link.evaluate((anchor) => anchor.closest("details")?.setAttribute("open", ""));
  return link;
}
