import { expect, test, type Page } from "@playwright/test";
import { faq, navigation } from "../../app/content/singletons.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { openContents } from "../support/page/tableOfContents.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { inEngines, onlyWide, tags } from "../support/browser/screen.ts";
import { project, textPage } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

const main = (page: Page) => page.locator("#main-content");
const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to main content" });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const title = (path: string) => getPage(path).metaTitle;
/** The live region that announces a new page: last in the document, outside any page. */
const announcement = (page: Page) => page.locator("body > .visually-hidden[role=status]");

/** Expects an element to be just below the navigation bar. */
async function expectAtTop(page: Page, selector: string) {
  const below = () =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(below).toBeLessThan(150);
  expect(await below()).toBeGreaterThan(0);
}

// Wide screens only: just the offset below the bar depends on the width.
test(
  "the skip link is first and leads past the menus",
  tags(onlyWide, "@wcag-2.4.1"),
  async ({ page }) => {
    await visit(page, "/faq");
    await page.keyboard.press("Tab");
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(main(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link").first()).toBeFocused();
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(title("/trust"));
    await skipLink(page).press("Enter");
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveURL("/trust");
  },
);

test("a page followed to shows its heading first, on Back it is whole at once", async ({
  page,
}) => {
  orSkip(project);
  await visit(page, "/faq");
  /** Whether there are any projects at the moment at which the page's heading has come. */
  const projectsWith = (path: string, navigate: () => Promise<unknown>) =>
    Promise.all([
      page.evaluate(
        (arrived) =>
          new Promise<boolean>((done) => {
            const heading = document.querySelector("h1");
            new MutationObserver((_, observer) => {
              if (location.pathname !== arrived || document.querySelector("h1") === heading) return;
              observer.disconnect();
              done(document.querySelector("main [data-category]") !== null);
            }).observe(document.body, { childList: true, subtree: true });
          }),
        path,
      ),
      navigate(),
    ]).then(([isWhole]) => isWhole);
  const link = await footerLink(page, "/projects");
  expect(await projectsWith("/projects", () => link.click())).toBe(false);
  await expect(page.locator("main [data-category]").first()).toBeVisible();
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveTitle(title("/trust"));
  expect(await projectsWith("/projects", () => page.goBack())).toBe(true);
});

test(
  "a page is announced, at its top; Back restores",
  tags(inEngines, "@wide", "@wcag-2.4.2"),
  async ({ page }) => {
    await visit(page, "/faq");
    await expect(announcement(page)).toHaveText("");
    await expect(announcement(page)).not.toHaveAttribute("aria-live", "assertive");
    const link = await footerLink(page, "/trust");
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(announcement(page)).toHaveText(title("/trust"));
    await expect(main(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(title("/faq"));
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveTitle(title("/trust"));
    await expect.poll(() => scrollTop(page)).toBe(0);
  },
);

test("a link to a place lands and focuses there: from outside, another page, once more", async ({
  page,
}) => {
  await visit(page, "/#contact");
  await expectAtTop(page, "#contact");
  await (await footerLink(page, "/faq")).click();
  await expect(page).toHaveTitle(title("/faq"));
  // Whichever places of the home page the footer leads to.
  const places = [...navigation.main, ...navigation.more].map(({ href }) => href.split("/#")[1]);
  const id = places.find((place) => place && place !== "home") ?? "contact";
  for (const place of [id, "contact", "contact"].map((name) => `#${name}`)) {
    await (await footerLink(page, `/${place}`)).click();
    await expect(page).toHaveURL(`/${place}`);
    await expect(page.locator(place)).toBeFocused();
    await expectAtTop(page, place);
  }
});

test("a page's contents lead to one place after another; Back to the first", async ({ page }) => {
  test.skip(faq.length < 2, "The questions are in one group.");
  // The page first opened was scrolled to a different position from the headings'.
  await visit(page, "/services");
  await page.evaluate(() => window.scrollTo(0, 150));
  await (await footerLink(page, "/faq")).click();
  await expect(page).toHaveTitle(title("/faq"));
  const follow = async (which: "first" | "last") => {
    const link = (await openContents(page)).getByRole("link")[which]();
    const id = new URL((await link.getAttribute("href"))!, "http://site/").hash;
    const left = await scrollTop(page);
    await link.click();
    await expect(page).toHaveURL(`/faq${id}`);
    await expect(page.locator(id)).toBeFocused();
    await expectAtTop(page, id);
    return { id, left };
  };
  const { id } = await follow("last");
  const { left } = await follow("first");
  await page.goBack();
  await expect(page.locator(id)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test("a malformed hash still opens the page", async ({ page }) => {
  await visit(page, orSkip(textPage).path);
  const link = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last();
  await link.evaluate((element) => element.setAttribute("href", "/faq#%E0%A4%A"));
  await link.click();
  await expect(page).toHaveTitle(title("/faq"));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/could not be shown/);
  await expect(main(page)).toBeFocused();
});

for (const frame of [10, 11]) {
  const isFound = frame === 10;
  test(
    `a late place is ${isFound ? "" : "not "}found at frame ${frame}`,
    onlyWide,
    async ({ page }) => {
      await page.clock.install();
      await visit(page, orSkip(textPage).path);
      const link = main(page).getByRole("link").first();
      await link.evaluate((element) => element.setAttribute("href", "/faq#late"));
      await page.clock.pauseAt(Date.now() + 60_000);
      await link.click();
      await expect(page).toHaveTitle(title("/faq"));
      await expect(announcement(page)).toHaveText(title("/faq"));
      const frameMs = 16;
      await page.clock.runFor((frame - 1) * frameMs);
      await main(page).evaluate((element) => {
        const late = document.createElement("p");
        late.id = "late";
        late.textContent = "Here at last";
        element.append(late);
      });
      await page.clock.runFor(frameMs);
      await expect(isFound ? page.locator("#late") : main(page)).toBeFocused();
      if (isFound) await expect(page.locator("#late")).toBeInViewport();
      else expect(await scrollTop(page)).toBe(0);
    },
  );
}
