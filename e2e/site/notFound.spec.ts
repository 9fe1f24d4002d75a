import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { followLinkTo } from "../support/page/links.ts";
import { business } from "../../app/content/business.ts";
import { words } from "../../app/content/singletons.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { pages } from "../../scripts/lib/pages.ts";
import { textPage } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

const { services, serviceTowns, towns } = getContent();

/** Paths that have no page: unknown at every depth, and below pages that exist. */
const unknownPaths = [
  "/no-such-page",
  "/projects/no-such-project",
  "/blog/no-such-post",
  "/guides/no-such-guide",
  "/locations/no-such-town",
  "/services/no-such-service",
  ...services.slice(0, 1).map(({ slug }) => `/services/${slug}/no-such-town`),
  // A service without town pages.
  ...services
    .filter((service) => !serviceTowns.some((entry) => entry.service === service.slug))
    .slice(0, 1)
    .flatMap(({ slug }) => towns.slice(0, 1).map((town) => `/services/${slug}/${town.slug}`)),
  "/a/b/c/d/e",
];

const isPage = (path: string) => pages.some((page) => page.path === path);

/** Expects the complete not-found page: its text, the menus and the contact links. */
async function expectNotFound(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.title);
  await expect(page).toHaveTitle(words.notFound.metaTitle);
  const main = page.getByRole("main");
  for (const { name } of words.notFound.links.filter(({ href }) => isPage(href)))
    // The breadcrumb above them may lead to the same page.
    await expect(main.getByRole("link", { name }).last()).toBeVisible();
  await expect(
    main.getByRole("link", { name: new RegExp(business.phone.display) }),
  ).toHaveAttribute("href", `tel:${business.phone.e164}`);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test("unknown addresses answer 404 at any depth", async ({ request }) => {
  for (const path of [...unknownPaths, "/no-such-page/", "/no-such-page.html", "/assets/no.js"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const html = await (await request.get("/no-such-page")).text();
  expect(html).toContain('name="robots" content="noindex"');
  // It is served at every unknown URL, so it must not name one.
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} a script`, () => {
    test.use({ javaScriptEnabled });
    test("an unknown address shows the not-found page and logs nothing", async ({ page }) => {
      const messages: string[] = [];
      // Chromium itself logs the 404 of the page.
      page.on("console", (message) => {
        if (!message.text().includes("status of 404")) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(error.message));
      await page.goto("/a/b/c/d/e");
      await expectNotFound(page);
      expect(messages).toEqual([]);
    });

    test("the not-found page has a field that searches", async ({ page }) => {
      await page.goto("/no-such-page");
      const box = page.getByRole("main").getByRole("searchbox");
      await box.fill("oak & ash");
      await box.press("Enter");
      await expect(page).toHaveURL(/\/search\?q=oak\+%26\+ash$/);
    });
  });

test.describe("on a case-sensitive host", () => {
  test.beforeEach(async ({ page, request }) => {
    // The server redirects upper case by itself, so a stricter host is simulated.
    const body = await (await request.get("/no-such-page")).text();
    await page.route(
      ({ pathname }) => /[A-Z]/.test(pathname) && !/\.\w+$/.test(pathname),
      (route) => route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body }),
    );
  });

  test("the not-found page leads on to a page", async ({ page }) => {
    const { path, metaTitle } = orSkip(textPage);
    expect((await page.goto(`${path.toUpperCase()}?from=Card#Main`))?.status()).toBe(404);
    await expect(page).toHaveURL(`${path}?from=Card#Main`);
    await expect(page).toHaveTitle(metaTitle);
  });

  test("it stays if the address has no page in lower case either", async ({ page }) => {
    const lowerCase = page.waitForResponse(/no-such-page/);
    await page.goto("/No-Such-Page");
    expect((await lowerCase).status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL("/No-Such-Page");
  });

  test("it redirects to no other host", async ({ page, baseURL }) => {
    const hosts: string[] = [];
    page.on("request", (request) => hosts.push(new URL(request.url()).host));
    const answered = page.waitForResponse((response) => response.request().method() === "HEAD");
    await page.goto(`${baseURL}//Evil.example/FAQ`);
    await answered;
    await expectNotFound(page);
    expect(new Set(hosts)).toEqual(new Set([new URL(baseURL!).host]));
  });
});

test("a link to a page that is gone leads to the not-found page, and Back leads back", async ({
  page,
}) => {
  const { path: from, metaTitle } = orSkip(textPage);
  await visit(page, from);
  for (const path of unknownPaths.slice(0, 3)) {
    await followLinkTo(page, path);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(metaTitle);
    await hydrated(page);
  }
});
