import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";

const notice = business.sampleNotice!;
const { projects, testimonials } = getContent();
const told = projects.find(
  ({ slug, wentWrong }) => wentWrong && testimonials.some(({ project }) => project === slug),
)!;

test.describe("of a sample firm", () => {
  test.skip(!notice, "The firm is a real one.");

  for (const path of ["/", "/faq", "/testimonials", `/projects/${told.slug}`])
    test(`the footer of ${path} says once that the firm is a sample`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(notice)).toHaveCount(1);
      await expect(page.getByRole("contentinfo").getByText(notice)).toBeVisible();
    });

  test("a project says how long it took, what it cost and what went wrong", async ({ page }) => {
    await page.goto(`/projects/${told.slug}`);
    const main = page.getByRole("main");
    const fact = (name: RegExp) => main.locator("dl > div", { has: page.getByText(name) });
    await expect(fact(/^On site$/)).toContainText(/\d+ (day|week)s?/);
    await expect(fact(/^What one like it costs$/)).toContainText(/£[\d,]+ to £[\d,]+.*VAT/);
    const trouble = main.getByRole("region", { name: "What went wrong" });
    await expect(trouble).toContainText(/\w+/);
    await expect(trouble.getByRole("heading", { name: "What we did about it" })).toBeVisible();
    await expect(main.locator("blockquote")).toBeVisible();
  });

  test("the price of a project leads to what such jobs cost elsewhere", async ({ page }) => {
    await page.goto(`/projects/${told.slug}`);
    await page.getByRole("main").getByRole("link", { name: /^£/ }).click();
    await expect(page).toHaveURL(/\/services\/[a-z-]+#cost$/);
    await expect(page.locator("#cost").getByRole("heading").first()).toBeInViewport();
  });
});

test("the footer links to who is behind the work and how soon they reply", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator('a[href="/trust"]');
  const name = (await link.textContent())!;
  await link.click();
  await expect(page).toHaveURL(/\/trust$/);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
  const { business: shown } = getContent();
  for (const fact of Object.values(shown.trust ?? {}))
    await expect(page.getByRole("main").getByText(fact.short, { exact: true })).toBeVisible();
  const table = page.getByRole("table", { name: "By what you send" });
  for (const { answers, words } of shown.claims.filter((claim) => claim.answers))
    await expect(table.getByRole("row", { name: `${answers} ${words}` })).toBeVisible();
});
