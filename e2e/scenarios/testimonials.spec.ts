import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { testimonialFilters } from "../../app/content/lists.server.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { onlyWide } from "../support/browser/screen.ts";

const content = getContent();
const { testimonials, services } = content;
const filters = testimonialFilters(content);
const [service, other] = services.filter(({ slug }) => filters.some((one) => one.slug === slug));
const countOf = (slug?: string) => testimonials.filter((one) => one.service === slug).length;
const ofService = countOf(service?.slug);
test.skip(!other, "All testimonials are of one service: there is nothing to filter.");

const quotes = (page: Page) => page.locator("main [data-category]").filter({ visible: true });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ testimonials?/ });
const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /Filter/ }).getByRole("link", { name, exact: true });
const filtered = `/testimonials?category=${service?.slug}#${service?.slug}`;

test("testimonials are filtered by service", { tag: "@wcag-4.1.3" }, async ({ page }) => {
  await visit(page, "/testimonials");
  await expect(quotes(page)).toHaveCount(testimonials.length);
  await filter(page, service!.name).press("Enter");
  await expect(page).toHaveURL(`/testimonials?category=${service!.slug}`);
  await expect(quotes(page)).toHaveCount(ofService);
  await expect(filter(page, service!.name)).toBeFocused();
  await expect(count(page)).toContainText(service!.name);
  await filter(page, other!.name).click();
  await expect(quotes(page)).toHaveCount(countOf(other!.slug));
  await page.goBack();
  await expect(quotes(page)).toHaveCount(ofService);
  await filter(page, "All").click();
  await expect(quotes(page)).toHaveCount(testimonials.length);
});

test("what some of them tell of is a filter, after the services", async ({ page }) => {
  const told = testimonials
    .flatMap(({ tells }) => tells)
    .find((one) => filters.some(({ name }) => name === one));
  test.skip(!told, "No several testimonials say what they tell of.");
  await visit(page, "/testimonials");
  const links = page.getByRole("navigation", { name: /Filter/ }).getByRole("link");
  await expect(links.nth(1)).toHaveText(service!.name);
  await links.filter({ hasText: told! }).click();
  const telling = testimonials.filter(({ tells }) => tells.includes(told!));
  await expect(quotes(page)).toHaveCount(telling.length);
  await expect(count(page)).toContainText(told!);
});

test("a shared address is filtered before the scripts are there", onlyWide, async ({ page }) => {
  const release = await openWithStalledScripts(page, filtered);
  await expect(quotes(page)).toHaveCount(ofService);
  release();
  await hydrated(page);
  await expect(quotes(page)).toHaveCount(ofService);
});

test.describe("without a script", onlyWide, () => {
  test.use({ javaScriptEnabled: false });
  test("the same links filter testimonials", async ({ page }) => {
    await page.goto("/testimonials");
    await expect(quotes(page)).toHaveCount(testimonials.length);
    await filter(page, service!.name).click();
    await expect(quotes(page)).toHaveCount(ofService);
  });
});
