import { words } from "../../app/content/singletons.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { expect, test } from "../support/browser/faults.ts";
import { expectContactLinks } from "../support/page/links.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyFull } from "../support/browser/screen.ts";

// motion/heroVideo.spec.ts covers a video that fails to load.
test("fonts that never arrive delay no text, and widen no page", async ({ page, host }) => {
  host.fault = (path) => (path.includes(".woff2") ? "hang" : undefined);
  // A page whose largest paint is text.
  await page.goto("/faq", { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length > 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  const wider = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
  await hydrated(page);
  await expectContactLinks(page);
});

for (const [kind, tier] of Object.entries({ home: onlyFull, project: {}, service: {} }))
  test(`without pictures a ${kind} page says what they show`, tier, async ({ page, host }) => {
    const shown = onePerKind.find((entry) => entry.kind === kind);
    test.skip(!shown, `The firm has no ${kind}.`);
    const { path } = shown!;
    host.fault = (file) => (file.startsWith("/pictures/") ? { status: 404 } : undefined);
    await visit(page, path);
    // Pictures in a closed fold are not fetched.
    const folds = page.locator("main details");
    await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute("open", "")));
    const pictures = await page.getByRole("main").locator("img[alt]:not([alt=''])").all();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("data-failed", "true");
    }
    await expectContactLinks(page);
  });

test("the next page of a kind keeps nothing of the last", async ({ page, host }) => {
  const post = onePerKind.find(({ kind }) => kind === "post");
  test.skip(!post, "The firm has no posts.");
  host.fault = (file) => (file.startsWith("/pictures/") ? { status: 404 } : undefined);
  // Nothing can be shared or copied.
  await page.addInitScript(() => {
    for (const name of ["share", "clipboard"])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await visit(page, post!.path);
  const main = page.getByRole("main");
  const picture = main.locator("img").first();
  await expect(picture).toHaveAttribute("data-failed", "true");
  const share = main.getByRole("button", { name: "Share this page" });
  await share.click();
  await expect(main.getByText(/ready to copy/)).toBeVisible();
  host.fault = () => undefined;
  await main.getByRole("region", { name: words.article.next }).getByRole("link").first().click();
  await expect(share).toBeVisible();
  await expect(picture).not.toHaveAttribute("data-failed");
});

test("English words need two fonts, a rare letter its own", onlyFull, async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.add(request.url());
  });
  await visit(page, "/");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(2);

  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => (element.textContent = "Señor Øre"));
  await expect.poll(() => fonts.size).toBe(3);
  expect([...fonts].at(-1)).toContain("-rare-");
});
