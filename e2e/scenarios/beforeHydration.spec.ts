import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { openHeld } from "../support/hold.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { beforeAfterProject } from "../support/examples.ts";

test("a button pressed before the scripts have loaded works once they have", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await openHeld(page, "/");
  const copy = page.getByRole("button", { name: "Copy number" });
  await copy.click();
  await copy.click();
  release();
  await expect(page.getByRole("status").filter({ hasText: "Number copied" })).toBeVisible();
});

test("a slider moved before the scripts have loaded stays where it is", async ({ page }) => {
  const release = await openHeld(page, `/projects/${beforeAfterProject.slug}`);
  const slider = page.getByRole("slider");
  await slider.press("End");
  release();
  await hydrated(page);
  await expect(slider).toHaveValue("100");
  await expect(slider).toHaveAttribute("aria-valuetext", "0 % after");
});

test("hydration reuses the page's styles and adds none again", async ({ page }) => {
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .toSorted(),
    );
  const release = await openHeld(page, "/");
  const before = await rules();
  expect(before.length).toBeGreaterThan(100);
  release();
  await hydrated(page);
  const known = new Set(before);
  expect((await rules()).filter((rule) => known.has(rule))).toEqual(before);
});

test("a browser without paint timing still loads the scripts", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, "/faq");
});

/** Opens the home page with the clock paused and a hero picture that never arrives. */
async function openWithoutPicture(page: Page) {
  const requested: string[] = [];
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.route(/\/pictures\/.*hero/, () => {});
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) requested.push(request.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // The page's own observer was registered first, so it has been called by now.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver(() => painted()).observe({ type: "paint", buffered: true });
      }),
  );
  expect(requested).toEqual([]);
  return requested;
}

test("the first key press loads the scripts at once", async ({ page }) => {
  const requested = await openWithoutPicture(page);
  await page.keyboard.press("Tab");
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

test("a picture holds the scripts back for a second and no longer", async ({ page }) => {
  const requested = await openWithoutPicture(page);
  await page.clock.runFor(999);
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

const service = getContent().services[0]!;

test("text survives hydration of a page that an extension has changed", async ({ page }) => {
  const path = `/services/${service.slug}`;
  const words = await readWords(page, path);
  // As a translation tool or an extension might: React then renders the whole page again.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("main > *"))
        part.before(document.createElement("hr"));
    });
  });
  await visit(page, path);
  await expect(page.locator("main > hr")).toHaveCount(0);
  expect(await page.locator("main").textContent()).toContain(words.prose);
  expect(await page.locator("main").textContent()).toContain(words.answer);
});

/** A paragraph of the long text and an answer, from the prerendered page. */
async function readWords(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, "text/html").querySelector("main")!;
    const paragraphs = [...main.querySelectorAll("h2 + p")].map(({ textContent }) => textContent);
    const longest = paragraphs.toSorted((a, b) => b.length - a.length)[0]!;
    return { prose: longest, answer: main.querySelector("details > div")!.textContent };
  }, html);
}
