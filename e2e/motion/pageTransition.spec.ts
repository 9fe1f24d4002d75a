import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated } from "../support/hydrated.ts";
import { startOn } from "../support/startOn.ts";

/** Notes the classes of what each view transition shows anew. */
async function noteTransitions(page: Page) {
  await page.addInitScript(() => {
    const noted: string[][] = [];
    Object.assign(window, { noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        noted.push(
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
            .filter((name) => name.startsWith("::view-transition-new(")),
        ),
      );
      return transition;
    };
  });
}
const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: string[][] }).noted);

/** Notes how many parts `selector` finds in the page when it gets its next heading. */
async function notePartsAtNextHeading(page: Page, selector: string) {
  await page.evaluate((parts) => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    const observer = new MutationObserver(() => {
      if ([before, undefined].includes(heading())) return;
      observer.disconnect();
      Object.assign(window, { parts: document.querySelectorAll(parts).length });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, selector);
}
const partsAtHeading = (page: Page) =>
  page.evaluate(() => (window as unknown as { parts?: number }).parts);

const service = getContent().services[0]!;

const toTestimonials = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();

test("one page fades into the next, and the new one has focus and title", async ({ page }) => {
  await noteTransitions(page);
  await startOn(page, "quick");
  await page.goto("/faq");
  await hydrated(page);
  await notePartsAtNextHeading(page, "main blockquote");
  await toTestimonials(page);
  await expect.poll(async () => (await noted(page)).length).toBe(1);
  expect((await noted(page))[0]).not.toHaveLength(0);
  expect(await partsAtHeading(page)).toBeGreaterThan(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle(getPage("/testimonials").metaTitle);
  await expect(page.locator("body > .visually-hidden[role=status]")).toHaveText(
    getPage("/testimonials").metaTitle,
  );
  await page.goBack();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  await expect.poll(async () => (await noted(page)).length).toBe(2);
});

test("on a slow device the next page comes without a fade, its heading before the rest", async ({
  page,
}) => {
  await noteTransitions(page);
  await startOn(page, "slow");
  await page.goto("/faq");
  await hydrated(page);
  await notePartsAtNextHeading(page, "main blockquote");
  await toTestimonials(page);
  await expect(page.locator("main blockquote").first()).toBeAttached();
  expect(await partsAtHeading(page)).toBe(0);
  await expect(page).toHaveTitle(getPage("/testimonials").metaTitle);
  await expect(page.getByRole("main")).toBeFocused();
  // Back, where a place further down may be the one that was left: all of it at once.
  await notePartsAtNextHeading(page, "main summary");
  await page.goBack();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  await expect.poll(() => partsAtHeading(page)).toBeGreaterThan(0);
  expect(await noted(page)).toEqual([]);
});

test("the next page does not wait for its first picture", async ({ page }) => {
  await startOn(page, "quick");
  await page.goto("/services");
  await hydrated(page);
  // Neither the picture comes nor the time after which React would go without it.
  await page.route("**/pictures/**", () => {});
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole("main").locator(`a[href="/services/${service.slug}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: service.title })).toBeVisible();
});

test("what changes within a page does so at once", async ({ page }) => {
  await noteTransitions(page);
  await page.goto("/projects");
  await hydrated(page);
  const filters = page.getByRole("navigation", { name: /Filter/ }).getByRole("link");
  await filters.nth(2).click();
  await expect(filters.nth(2)).toHaveAttribute("aria-current", "true");
  expect(await noted(page)).toEqual([]);
});

test.describe("where motion is not wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the next page is there at once", async ({ page }) => {
    await noteTransitions(page);
    await page.goto("/faq");
    await hydrated(page);
    await toTestimonials(page);
    await expect(page).toHaveTitle(getPage("/testimonials").metaTitle);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await noted(page)).toEqual([]);
  });
});
