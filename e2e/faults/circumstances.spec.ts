import { business } from "../../app/content/business.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, test } from "../support/host.ts";
import { onePerKind } from "../support/pages.ts";
import { textPage, winterDay } from "../support/examples.ts";

for (const [when, time] of [
  ["25 years slow", "2000-01-01T00:00:00Z"],
  ["past the end of 32-bit time", "2038-01-20T12:00:00Z"],
  ["at the start of counting", "1970-01-01T00:00:01Z"],
] as const) {
  test(`a clock ${when} does no harm`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await visit(page, "/");
    await expect(page.locator("#contact [data-open]")).toHaveText(/^Open(s| now)/);
    await footerLink(page, "/trust").click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
    await expectContactLinks(page);
  });
}

test.describe("in another country", () => {
  test.use({ locale: "ar-EG", timezoneId: "Pacific/Auckland" });
  test("hours, dates and words are the firm's own", async ({ page }) => {
    // Opening time in London, late in the evening in Auckland.
    const [run] = business.hours.phone;
    await page.clock.setFixedTime(`${winterDay(run!.days[0]!)}T${run!.opens}:00Z`);
    await visit(page, "/");
    await expect(page.locator("#contact [data-open]")).toHaveText(/^Open now, until \d/);
    await visit(page, textPage.path);
    const shown = await page.locator("time").allTextContents();
    const html = await (await page.request.get(textPage.path)).text();
    for (const date of shown) expect(html).toContain(`>${date}</time>`);
    await expectContactLinks(page);
  });
});

test("with a host 3 s away the current page stays usable until the next one arrives", async ({
  page,
}) => {
  await visit(page, "/faq");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 3000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await footerLink(page, "/trust").click();
  await expect(page.getByRole("status", { name: "Loading page" })).toBeVisible();
  await expectContactLinks(page);
  await expect(page).toHaveTitle(getPage("/trust").metaTitle, { timeout: 20_000 });
  await expectContactLinks(page);
});

/** Fixed parts that cover the printed page, and words and pictures that it leaves blank. */
function unprintable(): string[] {
  const found: string[] = [];
  const shown = { opacityProperty: true, visibilityProperty: true };
  for (const element of document.querySelectorAll<HTMLElement>("body *"))
    if (/fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(shown))
      found.push(`fixed: ${element.outerHTML.slice(0, 100)}`);
  for (const part of document.querySelectorAll("main *"))
    if ((part.textContent || part.matches("img")) && part.checkVisibility())
      if (!part.checkVisibility(shown)) found.push(`blank: ${part.outerHTML.slice(0, 100)}`);
  return found;
}

for (const { path, kind } of onePerKind) {
  test(`${kind} in print, before anything has faded in`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, path);
    await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
    expect(await page.evaluate(unprintable)).toEqual([]);
    await expect(page.getByRole("banner")).toBeHidden();
    for (const start of ["tel:", "mailto:"])
      await expect(page.locator(`footer a[href^="${start}"]`)).toBeVisible();
  });
}
