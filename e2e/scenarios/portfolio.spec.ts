import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { hydrated } from "../support/hydrated.ts";

const { projects } = getContent();
const kitchens = projects.filter(({ category }) => category === "Kitchens");
const shown = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const cards = (page: Page) => page.locator("main [data-category]").filter({ visible: true });
const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /Filter/ }).getByRole("link", { name });

test("a filter is in the address, is announced and undone by Back", async ({ page }) => {
  await page.goto("/projects");
  await hydrated(page);
  await expect(cards(page)).toHaveCount(6);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await filter(page, "Kitchens").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/projects\?category=kitchens$/);
  await expect(cards(page)).toHaveCount(kitchens.length);
  await expect(page.getByRole("status").filter({ hasText: /projects? in Kitchens/ })).toHaveText(
    `${kitchens.length} projects in Kitchens`,
  );
  await expect(filter(page, "Kitchens")).toBeFocused();
  await expect(filter(page, "Kitchens")).toHaveAttribute("aria-current", "true");
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
});

test("an address with a filter opens filtered", async ({ page }) => {
  await page.goto("/projects?category=kitchens");
  await expect(cards(page)).toHaveCount(kitchens.length);
  await page.goto("/projects?category=no-such-thing");
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\/projects$/);
});

test("Show all adds the rest and moves focus to the first of them", async ({ page }) => {
  await page.goto("/projects");
  await hydrated(page);
  await page.getByRole("link", { name: `Show all ${projects.length} projects` }).press("Enter");
  await expect(cards(page)).toHaveCount(projects.length);
  await expect(page).toHaveURL(/\?show=all$/);
  await expect(page.getByRole("link", { name: projects[6]!.title })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every project is listed and the filters work", async ({ page }) => {
    await page.goto("/projects");
    await expect(cards(page)).toHaveCount(projects.length);
    await expect(page.locator("[data-skeleton]").filter({ visible: true })).toHaveCount(0);
    await filter(page, "Kitchens").click();
    await expect(page).toHaveURL(/category=kitchens#kitchens$/);
    await expect(cards(page)).toHaveCount(kitchens.length);
    await expect(shown(page).filter({ visible: true }).first()).toHaveText(kitchens[0]!.title);
    await filter(page, "All").click();
    await expect(cards(page)).toHaveCount(projects.length);
    await page.getByRole("link", { name: /Show all/ }).click();
    await expect(cards(page)).toHaveCount(projects.length);
  });
});

test("nothing covers the cards under reduced motion", async ({ page }) => {
  await page.goto("/projects");
  await expect(page.locator("[data-skeleton]").filter({ visible: true })).toHaveCount(0);
  await expect(cards(page).first()).toHaveCSS("opacity", "1");
});
