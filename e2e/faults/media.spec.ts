import { hydrated, visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, test } from "../support/host.ts";
import { onePerKind } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

// motion/heroVideo.spec.ts covers a video that fails to load.
test("without fonts the text shows at once, and the page keeps its width", async ({
  page,
  host,
}) => {
  host.fault = (path) => (path.includes(".woff2") ? "drop" : undefined);
  await visit(page, `${host.origin}/`);
  expect(
    await page.evaluate(() => [...document.fonts].every(({ status }) => status !== "loaded")),
  ).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectContactLinks(page);
});

test("fonts that never arrive do not delay the text", async ({ page, host }) => {
  host.fault = (path) => (path.includes(".woff2") ? "hang" : undefined);
  // A page whose largest paint is text.
  await page.goto(`${host.origin}/faq`, { waitUntil: "commit" });
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
  await hydrated(page);
  await expectContactLinks(page);
});

for (const kind of ["home", "project", "service"] as const) {
  test(
    `without pictures a ${kind} page says what each would show`,
    kind === "home" ? onlyFull : {},
    async ({ page, host }) => {
      const { path } = onePerKind.find((entry) => entry.kind === kind)!;
      host.fault = (file) => (file.startsWith("/pictures/") ? { status: 404 } : undefined);
      await visit(page, host.origin + path);
      // Pictures in a closed fold are not fetched.
      for (const fold of await page.locator("main details.fold").all())
        await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
      const pictures = page.getByRole("main").locator("img[alt]:not([alt=''])");
      const count = await pictures.count();
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) {
        const picture = pictures.nth(index);
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute("data-failed", "true");
      }
      await expectContactLinks(page);
    },
  );
}

test("the next page of a kind keeps nothing of the last", async ({ page, host }) => {
  const post = onePerKind.find(({ kind }) => kind === "post");
  test.skip(!post, "The firm has no posts.");
  host.fault = (file) => (file.startsWith("/pictures/") ? { status: 404 } : undefined);
  // Nothing can be shared or copied.
  await page.addInitScript(() => {
    for (const name of ["share", "clipboard"])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await visit(page, host.origin + post!.path);
  const main = page.getByRole("main");
  const picture = main.locator("img").first();
  await expect(picture).toHaveAttribute("data-failed", "true");
  const share = main.getByRole("button", { name: "Share this page" });
  await share.click();
  await expect(main.getByText(/address is selected/)).toBeVisible();
  host.fault = () => undefined;
  await main.getByRole("region", { name: "Read next" }).getByRole("link").first().click();
  await expect(share).toBeVisible();
  await expect(picture).not.toHaveAttribute("data-failed");
});

test(
  "English pages load only the font of common letters, a rare letter its own",
  onlyFull,
  async ({ page, host }) => {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) fonts.add(request.url());
    });
    for (const { path } of onePerKind) {
      await page.goto(host.origin + path);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(fonts.size).toBe(2);

    // Hydration reverts changes that React finds in the markup.
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((element) => (element.textContent = "Señor Øre"));
    await expect.poll(() => fonts.size).toBe(3);
    expect([...fonts].at(-1)).toContain("-rare-");
  },
);
