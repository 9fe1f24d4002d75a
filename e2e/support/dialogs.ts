import { expect, type Page } from "@playwright/test";
import { galleryProject as project } from "./examples.ts";

/** The links to a project's pictures, which open them in a dialog. */
export const pictureLinks = (page: Page) =>
  page.getByRole("list", { name: /pictures of/i }).getByRole("link");

/** The dialogs of the site: the page each is on, what opens it and its name. */
export const dialogs = [
  {
    name: "Menu",
    path: "/faq",
    opener: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
  },
  {
    name: "Search",
    path: "/faq",
    opener: (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" }),
  },
  {
    name: `Pictures of ${project.title}`,
    path: `/projects/${project.slug}`,
    opener: (page: Page) => pictureLinks(page).first(),
  },
];

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Presses Tab so many times and expects the focus to stay in the open dialog. */
export async function expectFocusKept(page: Page, presses: number) {
  for (let stop = 0; stop < presses; stop++) {
    await page.keyboard.press("Tab");
    // Between the last tab stop and the first, focus is in the browser's own controls.
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest("dialog")
        ? ""
        : activeElement?.outerHTML;
    });
    expect(outside).toBe("");
  }
}
