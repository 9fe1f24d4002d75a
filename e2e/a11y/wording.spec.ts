import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { covers } from "../support/covers.ts";
import { pictureLinks } from "../support/dialogs.ts";
import { visit } from "../support/hydrated.ts";
import { listen, spoken } from "../support/spoken.ts";
import { beforeAfterProject, galleryProject } from "../support/examples.ts";

// What a screen reader announces when a widget changes: live regions, and the states of controls.

const { projects } = getContent();

test.beforeEach(({ page }) => listen(page));

test("a new page: its title", covers(["2.4.2", "4.1.3"]), async ({ page }) => {
  await visit(page, "/services");
  await page.getByRole("main").getByRole("link").nth(2).click();
  await expect(page).not.toHaveURL(/\/services$/);
  await expect.poll(() => spoken(page)).toHaveLength(1);
  expect(await spoken(page)).toEqual([await page.title()]);
});

test("search: how much was found, and that nothing was", covers(["4.1.3"]), async ({ page }) => {
  await visit(page, "/privacy");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  await field.fill(business.locality);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/^\d+ results?/);
  await field.fill("submarine");
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/^Nothing found/);
});

test("filter: how many projects, in which category", covers(["4.1.3"]), async ({ page }) => {
  await visit(page, "/projects");
  const count = projects.filter(({ category }) => category === beforeAfterProject.category).length;
  const filter = page.getByRole("link", { name: beforeAfterProject.category, exact: true });
  await filter.click();
  const said = `${count} ${count === 1 ? "project" : "projects"} in ${beforeAfterProject.category}`;
  await expect.poll(() => spoken(page)).toEqual([said]);
  await expect(filter).toHaveAttribute("aria-current", "true");
});

test("message: what was copied, once", covers(["4.1.3"]), async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/");
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect.poll(() => spoken(page)).toEqual([`Number copied ${business.phone.display}`]);
});

test("lightbox: which picture of how many", covers(["4.1.3"]), async ({ page }) => {
  await visit(page, `/projects/${galleryProject.slug}`);
  await pictureLinks(page).first().click();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(async () => (await spoken(page)).at(-1))
    .toBe(`2 of ${galleryProject.images.length}`);
});
