import { expect, test, type Page } from "@playwright/test";
import { enginesFindNothing } from "../support/equalAccess.ts";
import { dialog, pictureLinks } from "../support/dialogs.ts";
import { scrollTo } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";
import { galleryProject } from "../support/examples.ts";

// axe looks at each of these in its story too; here with the page around it.
const states: Record<string, { path: string; bring: (page: Page) => Promise<void> }> = {
  "the pictures are open": {
    path: `/projects/${galleryProject.slug}`,
    async bring(page) {
      await pictureLinks(page).first().click();
      const pictures = page.getByRole("dialog", { name: /^Pictures of/ });
      await expect(pictures.getByRole("img").first()).toBeVisible();
    },
  },
  "a message shows": {
    path: "/",
    async bring(page) {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy number" }).press("Enter");
      // Focus keeps the toast open.
      await page.getByRole("button", { name: "Dismiss message" }).focus();
    },
  },
  "a filter has no project": {
    path: "/projects?category=no-such-thing",
    bring: (page) => expect(page.getByRole("main")).toBeVisible(),
  },
  "the dock shows": {
    path: "/services",
    async bring(page) {
      await scrollTo(page, page.viewportSize()!.height * 1.2);
      await expect(page.getByRole("link", { name: /^Back to top$/ })).toBeVisible();
    },
  },
  "every question is open": {
    path: "/faq",
    bring: (page) =>
      page
        .locator("details")
        .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", ""))),
  },
  "the services menu is open": {
    path: "/faq",
    async bring(page) {
      await page.getByRole("button", { name: "Services menu" }).click();
      await expect(page.getByRole("link", { name: "View all projects" })).toBeVisible();
    },
  },
  "the search has results": {
    path: "/faq",
    async bring(page) {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("door");
      await expect(dialog(page, "Search").getByRole("option").first()).toBeVisible();
    },
  },
};

for (const [state, { path, bring }] of Object.entries(states))
  test(`no engine finds anything while ${state}`, onlyWide, async ({ page }) => {
    await visit(page, path);
    await bring(page);
    await enginesFindNothing(page);
  });

test("no engine finds anything while the menu is open", onlyNarrow, async ({ page }) => {
  await visit(page, "/faq");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(dialog(page, "Menu")).toBeVisible();
  await enginesFindNothing(page);
});
