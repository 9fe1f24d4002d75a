import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { category as largest, shownAtFirst } from "../support/firm/examples.ts";

const { projects, words } = getContent();
const { one, many } = words.projects;
const cards = (page: Page) => page.locator("main [data-category]").filter({ visible: true });
const skeletons = (page: Page) => page.locator("[data-skeleton]").filter({ visible: true });
const count = (page: Page) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^\\d+ (${one}|${many})`) });
const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /Filter/ }).getByRole("link", { name });

const { entry, none } = largest;
test.skip(!entry, none);

/** The kind of work to filter by. */
const category = entry ?? { name: "", slug: "", projects: [] };

/** "1 project", "2 projects", in the firm's words. */
const counted = (number: number) => `${number} ${number === 1 ? one : many}`;

/** Where a filter's link leads. */
const filteredPath = `/projects?category=${category.slug}#${category.slug}`;

async function pressEarly(page: Page) {
  const release = await openWithStalledScripts(page, "/projects");
  await filter(page, category.name).click();
  await expect(page).toHaveURL(filteredPath);
  release();
  await hydrated(page);
}

test("a filter is in the address and undone by Back", { tag: "@wcag-4.1.3" }, async ({ page }) => {
  await visit(page, "/projects");
  await expect(cards(page)).toHaveCount(shownAtFirst);
  await expect(count(page)).toHaveText(counted(projects.length));
  // Nothing covers the cards, since motion is off.
  await expect(skeletons(page)).toHaveCount(0);
  await expect(cards(page).first()).toHaveCSS("opacity", "1");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await filter(page, category.name).press("Enter");
  await expect(page).toHaveURL(`/projects?category=${category.slug}`);
  await expect(cards(page)).toHaveCount(category.projects.length);
  await expect(filter(page, category.name)).toBeFocused();
  await expect(filter(page, category.name)).toHaveAttribute("aria-current", "true");
  await expect(count(page)).toHaveText(`${counted(category.projects.length)} in ${category.name}`);
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(shownAtFirst);
});

test("an address with a filter opens filtered, with one that is none whole", async ({ page }) => {
  await page.goto(`/projects?category=${category.slug}`);
  await expect(cards(page)).toHaveCount(category.projects.length);
  await page.goto("/projects?category=nonsense");
  await expect(page).toHaveURL(/\/projects$/);
  await expect(count(page)).toHaveText(counted(projects.length));
});

test("the filter of a shared address is in force before the scripts are", async ({ page }) => {
  const release = await openWithStalledScripts(page, `/projects?category=${category.slug}`);
  await expect(cards(page)).toHaveCount(category.projects.length);
  // What is prerendered counts all of them.
  await expect(count(page).filter({ visible: true })).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(category.projects.length);
  await expect(count(page)).toBeVisible();
});

/** What the list, its count and its links say. */
async function expectFilter(page: Page, shown: typeof category | undefined) {
  const whole = counted(projects.length);
  await expect(count(page)).toHaveText(
    shown ? `${counted(shown.projects.length)} in ${shown.name}` : whole,
  );
  await expect(cards(page)).toHaveCount(shown ? shown.projects.length : shownAtFirst);
  await expect(filter(page, shown?.name ?? "All")).toHaveAttribute("aria-current", "true");
}

for (const [way, open] of [
  ["pressed before the scripts are there", pressEarly],
  ["in the address that was shared", (page) => visit(page, filteredPath)],
] as [string, (page: Page) => Promise<void>][])
  test(`a filter ${way} gives way to the next`, async ({ page }) => {
    await open(page);
    await expectFilter(page, category);
    await filter(page, "All").click();
    await expectFilter(page, undefined);
    await page.goBack();
    await expectFilter(page, category);
    await page.goForward();
    await expectFilter(page, undefined);
    await page.reload();
    await hydrated(page);
    await expectFilter(page, undefined);
    await filter(page, category.name).click();
    await expectFilter(page, category);
    await page.reload();
    await hydrated(page);
    await expectFilter(page, category);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every project is listed and the filters work", async ({ page }) => {
    await page.goto("/projects");
    await expect(cards(page)).toHaveCount(projects.length);
    await expect(skeletons(page)).toHaveCount(0);
    await filter(page, category.name).click();
    await expect(page).toHaveURL(new RegExp(`category=${category.slug}#${category.slug}$`));
    await expect(cards(page)).toHaveCount(category.projects.length);
    await expect(cards(page).first()).toContainText(category.projects[0]!.title);
    await filter(page, "All").click();
    await expect(cards(page)).toHaveCount(projects.length);
  });
});

test("projects that were seen stand beside the count, and move nothing", async ({ page }) => {
  const seen = projects[0]!;
  await visit(page, "/projects");
  const before = await cards(page).first().boundingBox();
  await visit(page, `/projects/${seen.slug}`);
  await visit(page, "/projects");
  const row = page.getByRole("navigation", { name: words.projects.seen });
  await expect(row.getByRole("link", { name: seen.title })).toBeVisible();
  expect(await cards(page).first().boundingBox()).toEqual(before);
});
