import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { isWide } from "../support/screen.ts";

/** Waits for both; each in ms after the navigation: the first paint, and when a typeface was first asked for. */
async function moments(page: Page): Promise<{ painted: number; asked: number }> {
  const found = await page.waitForFunction(() => {
    const asked = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return asked.length >= 2 && loaded.length >= 2 && paint
      ? { painted: paint.startTime, asked: Math.min(...asked) }
      : undefined;
  });
  return (await found.jsonValue())!;
}

for (const path of ["/", "/faq"]) {
  test(`on phones the typefaces of ${path} come after the first paint, on wide screens with it`, async ({
    page,
  }) => {
    await page.goto(path);
    const { asked, painted } = await moments(page);
    if (isWide(page)) expect(asked).toBeLessThan(painted);
    else expect(asked).toBeGreaterThanOrEqual(painted);
    await hydrated(page);
  });
}

test("a page loaded again has its typefaces from the start", async ({ page }) => {
  await page.goto("/faq");
  await moments(page);
  await page.reload();
  const { asked, painted } = await moments(page);
  expect(asked).toBeLessThan(painted);
});

test("typefaces that wait do not need the site's scripts", async ({ page }) => {
  await page.route("/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await moments(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("typefaces come by themselves", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) asked.add(request.url());
    });
    await page.goto("/");
    await expect.poll(() => asked.size).toBe(2);
  });
});
