import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { pictureLinks } from "../support/page/dialogs.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { followLinkTo } from "../support/page/links.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { recordProblems } from "../support/browser/recordProblems.ts";
import { phone } from "../support/browser/screen.ts";
import { beforeAfterProject, category, galleryProject } from "../support/firm/examples.ts";
import { menuItem } from "../support/firm/names.ts";

// That every page runs under its policy is checked in a11y/routes.spec.ts.
test("every kind of page has a policy without unsafe scripts", async ({ request }) => {
  for (const { path } of onePerKind) {
    const html = await (await request.get(path)).text();
    const [, content] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)!;
    const policy = content!.replaceAll("&#x27;", "'").split("; ");
    const sources = (name: string) => policy.find((directive) => directive.startsWith(`${name} `));
    expect(sources("script-src"), path).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(sources("style-src"), path).not.toContain("'unsafe-inline'");
    for (const name of ["object-src", "frame-src", "base-uri"])
      expect(policy, path).toContain(`${name} 'none'`);
    // Only Firefox's prefetches are left to the default (decision 38).
    expect(policy, path).toContain("default-src 'self'");
    for (const kind of ["connect", "font", "img", "manifest", "media"])
      expect(sources(`${kind}-src`), path).toBeDefined();
  }
});

test("client navigation, menus, the search and a toast do not violate the policy", async ({
  page,
  baseURL,
}) => {
  const problems = await recordProblems(page, baseURL!);
  await visit(page, "/");
  if (menuItem.entry) await page.getByRole("button", { name: menuItem.entry.toggle }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy number" }).click();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(business.locality);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  for (const { path, kind, metaTitle } of onePerKind.slice(1)) {
    // A link to the search opens it as a dialog.
    if (kind === "search") continue;
    await followLinkTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(metaTitle);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test("pictures, the slider, the filter, the map and the mobile menu do not violate the policy", async ({
  page,
  baseURL,
}) => {
  const problems = await recordProblems(page, baseURL!);
  if (galleryProject.entry) {
    await visit(page, `/projects/${galleryProject.entry.slug}`);
    await pictureLinks(page).first().click();
    const status = page.getByRole("dialog").getByRole("status");
    await expect(status).toContainText(" of ");
    const first = await status.textContent();
    await page.keyboard.press("ArrowRight");
    await expect(status).not.toHaveText(first!);
    await page.keyboard.press("Escape");
  }
  if (beforeAfterProject.entry) {
    await visit(page, `/projects/${beforeAfterProject.entry.slug}`);
    await page.getByRole("slider").press("End");
    await expect(page.getByRole("slider")).toHaveValue("100");
  }
  if (category.entry) {
    await visit(page, "/projects");
    await page.getByRole("main").locator("a[href*='category=']").last().click();
    await expect(page).toHaveURL(/category=/);
  }
  if (getContent().towns.length > 0) {
    await visit(page, "/locations");
    await page.getByRole("group", { name: /^Map/ }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/locations\/./);
    await expect(page.locator("#main-content")).toBeFocused();
  }
  await page.setViewportSize(phone);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(problems).toEqual([]);
});
