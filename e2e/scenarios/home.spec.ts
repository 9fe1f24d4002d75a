import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { home } from "../../app/content/singletons.ts";
import { onBoth } from "../support/screen.ts";

const words = (channel: string) =>
  getContent()
    .business.claims.filter((claim) => claim.channel === channel)
    .map((claim) => claim.words);

test(
  "the first screen says what the firm does and links to its award",
  onBoth,
  async ({ page, viewport }) => {
    await page.goto("/");
    const title = page.getByRole("heading", { level: 1, name: home.hero.title });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(home.hero.lead)).toBeInViewport({ ratio: 1 });
    const picture = page.getByRole("img", { name: home.hero.picture.alt });
    const box = (await picture.boundingBox())!;
    if (viewport!.width < 560) expect(box.height).toBe(300);
    if (!business.award) return;
    const badge = page.getByRole("main").getByRole("link", { name: business.award.name });
    await expect(badge).toHaveAttribute("href", business.award.url);
  },
);

test("the hero's still is the largest paint", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("img", { name: home.hero.picture.alt })).toBeVisible();
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string | undefined>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as unknown as { element?: Element };
            done(last.element?.getAttribute("alt") ?? last.element?.tagName);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  await expect.poll(largest).toBe(home.hero.picture.alt);
});

test(
  "claims, three featured projects and the designer's credit are there",
  onBoth,
  async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    for (const list of [words("trust-strip"), words("trust-badge")]) {
      for (const claim of list)
        await expect(main.getByRole("listitem").filter({ hasText: claim }).first()).toBeVisible();
    }
    const { projects, testimonials } = getContent();
    // The project beside a quote is not shown again.
    const isQuoted = testimonials.some(
      ({ featured, project }) =>
        featured &&
        projects.some(({ slug, showBeforeAfter }) => showBeforeAfter && slug === project),
    );
    await expect(page.locator("#portfolio").getByRole("heading", { level: 3 })).toHaveCount(
      Math.min(3, projects.length - (isQuoted ? 1 : 0)),
    );
    if (!business.designer) return;
    await expect(main.getByText(business.designer.testimonial)).toBeVisible();
    await expect(
      main.getByRole("link", { name: new RegExp(business.designer.name) }),
    ).toHaveAttribute("href", business.designer.url);
  },
);

test("figures show their final value under reduced motion", async ({ page }) => {
  await page.goto("/");
  for (const { value, suffix, label } of getContent().home.about.stats) {
    if (value === undefined) continue;
    const tile = page.locator("#about li", { hasText: label });
    await tile.scrollIntoViewIfNeeded();
    await expect(tile).toContainText(`${value}${suffix ?? ""}`);
    await expect(tile.locator("[aria-hidden]")).toHaveCount(0);
  }
});
