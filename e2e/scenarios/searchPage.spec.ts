import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { button } from "../support/searchDialog.ts";
import { galleryProject, misspelt, service } from "../support/examples.ts";

const main = (page: Page) => page.getByRole("main");

test("a link brings its words and what they find", async ({ page }) => {
  const words = misspelt(service.name);
  await page.goto(`/search?q=${words}`);
  await expect(page.getByRole("searchbox")).toHaveValue(words);
  await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
  await expect(main(page).locator("section a").first()).toHaveAttribute("href", service.path);
  await expect(main(page).locator("mark").first()).toBeVisible();
});

test("the address keeps step with typing; Back and Forward bring words and results", async ({
  page,
}) => {
  await visit(page, "/faq");
  await button(page).click();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
  const box = page.getByRole("searchbox");
  const words = galleryProject.title;
  const address = `/search?${new URLSearchParams({ q: words }).toString()}`;
  await box.pressSequentially(words);
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue(words);
  const first = main(page).locator("section a").first();
  await expect(first).toHaveAttribute("href", /^\/projects\//);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
  await page.goBack();
  await expect(box).toHaveValue(words);
  await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
  await page.goBack();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue(words);
});

test("requests no route data while typing", onlyWide, async ({ page }) => {
  await visit(page, "/search");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole("searchbox").pressSequentially(service.name);
  await expect(page).toHaveURL(`/search?q=${service.name}`);
  await expect(main(page).locator("mark").first()).toBeVisible();
  expect(requested.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(requested.filter((path) => path === searchIndexPath)).toHaveLength(1);
});

test("searches names and summaries when the index fails to load", async ({ page }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await page.goto(`/search?q=${service.name}`);
  await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(main(page).getByRole("alert")).toContainText("only names and summaries", {
      timeout: 100,
    });
  }).toPass();
  await expect(main(page).getByRole("link", { name: service.name, exact: true })).toBeVisible();
});

// That any words are safe is checked in site/fuzz.spec.ts.
test("looks for the first 200 letters of a long text", onlyWide, async ({ page }) => {
  await page.goto(`/search?q=${"a".repeat(10_000)}`);
  await expect(page.getByRole("searchbox")).toHaveValue("a".repeat(200));
  await expect(main(page).getByRole("status")).toContainText(/found/i);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the button leads to every page by group", async ({ page }) => {
    await page.goto("/faq");
    await button(page).click();
    await expect(page).toHaveURL("/search");
    const { guides, posts } = getContent();
    const articles = [
      ...(guides.length > 0 ? ["Guides"] : []),
      ...(posts.length > 0 ? ["Blog"] : []),
    ];
    for (const name of ["Services", "Towns", "Projects", ...articles]) {
      await expect(
        page.getByRole("main").getByRole("heading", { name, exact: true }),
      ).toBeVisible();
    }
    await expect(
      page.getByRole("main").getByRole("link", { name: service.name, exact: true }),
    ).toHaveAttribute("href", service.path);
  });
});
