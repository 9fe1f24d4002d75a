import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";

test.beforeEach(async ({ page }) => {
  await visit(page, "/faq");
});

test("axe finds nothing where every question is open", async ({ page }) => {
  await page
    .locator("details")
    .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  expect(await axeFindings(page, "every question open")).toEqual([]);
});

test.describe("on narrow screens", onlyNarrow, () => {
  test("axe finds nothing in the open menu", async ({ page }) => {
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await axeFindings(page, "mobile menu open")).toEqual([]);
  });
});

test.describe("on wide screens", onlyWide, () => {
  test("axe finds nothing in the open services menu", async ({ page }) => {
    await page.getByRole("button", { name: "Services menu" }).click();
    await expect(page.getByRole("link", { name: "View all projects" })).toBeVisible();
    expect(await axeFindings(page, "services menu open")).toEqual([]);
  });
});
