import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { home, words } from "../../app/content/singletons.ts";
import { onBoth } from "../support/browser/screen.ts";
import { orSkip } from "../support/firm/orSkip.ts";

test("the first screen says what the firm does", onBoth, async ({ page }) => {
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1, name: home.hero.title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(home.hero.lead)).toBeInViewport({ ratio: 1 });
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
  const featured = page.locator("#portfolio").getByRole("heading", { level: 3 });
  expect(await featured.count()).toBeLessThanOrEqual(3);
  // Two more may be shown above.
  if (getContent().projects.length > 4) await expect(featured).toHaveCount(3);
  await expect(featured.first()).toBeVisible();
  // A sample firm says once that it is one.
  if (!business.sampleNotice) return;
  await expect(page.getByText(business.sampleNotice)).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toContainText(business.sampleNotice);
});

test("a promise with something behind it leads there", async ({ page }) => {
  const { title, href } = orSkip({
    entry: business.claims.find((one) => one.href && one.channel === "trust-strip"),
    none: "No promise of the strip leads to a page.",
  });
  await page.goto("/");
  const strip = page.getByRole("list", { name: words.labels.promises });
  await strip.getByRole("listitem").filter({ hasText: title }).click();
  await expect(page).toHaveURL(href!);
});
