import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { enginesFindNothing } from "../support/audit/equalAccess.ts";
import { dialogNamed, pictureLinks } from "../support/page/dialogs.ts";
import { project } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow, onlyWide } from "../support/browser/screen.ts";
import { labels, menuItem } from "../support/firm/names.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().press("Enter");

// axe looks at every state in its story; here what opens over a page, with the page around it.
test.describe("no engine finds anything while", () => {
  test("the pictures are open", onlyWide, async ({ page }) => {
    await visit(page, `/projects/${orSkip(project).slug}`);
    await pictureLinks(page).first().click();
    await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    await enginesFindNothing(page, "the pictures are open");
  });

  test("a message shows", onlyWide, async ({ page }) => {
    await visit(page, "/");
    await press(page, "Copy number");
    // Focus keeps it open.
    await page.getByRole("button", { name: "Dismiss message" }).focus();
    await enginesFindNothing(page, "a message shows");
  });

  test("the services menu is open", onlyWide, async ({ page }) => {
    await visit(page, "/faq");
    await press(page, orSkip(menuItem).toggle);
    await expect(page.getByRole("link", { name: labels.allProjects })).toBeVisible();
    await enginesFindNothing(page, "the services menu is open");
  });

  test("the search has results", onlyWide, async ({ page }) => {
    await visit(page, "/faq");
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill(business.locality);
    await expect(dialogNamed(page, "Search").getByRole("option").first()).toBeVisible();
    await enginesFindNothing(page, "the search has results");
  });

  test("the menu is open", onlyNarrow, async ({ page }) => {
    await visit(page, "/faq");
    await press(page, "Menu");
    await expect(dialogNamed(page, "Menu")).toBeVisible();
    await enginesFindNothing(page, "the menu is open");
  });
});
