import { expect, test, type Page } from "@playwright/test";
import { enginesFindNothing } from "../support/equalAccess.ts";
import { dialog, pictureLinks } from "../support/dialogs.ts";
import { galleryProject } from "../support/examples.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().press("Enter");

// axe looks at every state in its story; here what opens over a page, with the page around it.
for (const [state, path, tier, bring] of [
  [
    "the pictures are open",
    `/projects/${galleryProject.slug}`,
    onlyWide,
    async (page) => {
      await pictureLinks(page).first().click();
      await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    },
  ],
  [
    "a message shows",
    "/",
    onlyWide,
    async (page) => {
      await press(page, "Copy number");
      // Focus keeps it open.
      await page.getByRole("button", { name: "Dismiss message" }).focus();
    },
  ],
  [
    "the services menu is open",
    "/faq",
    onlyWide,
    async (page) => {
      await press(page, "Services menu");
      await expect(page.getByRole("link", { name: "View all projects" })).toBeVisible();
    },
  ],
  [
    "the search has results",
    "/faq",
    onlyWide,
    async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("door");
      await expect(dialog(page, "Search").getByRole("option").first()).toBeVisible();
    },
  ],
  [
    "the menu is open",
    "/faq",
    onlyNarrow,
    async (page) => {
      await press(page, "Menu");
      await expect(dialog(page, "Menu")).toBeVisible();
    },
  ],
] as const satisfies [string, string, object, (page: Page) => Promise<void>][])
  test(`no engine finds anything while ${state}`, tier, async ({ page }) => {
    await visit(page, path);
    await bring(page);
    await enginesFindNothing(page);
  });
