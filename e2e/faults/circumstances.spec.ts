import { business } from "../../app/content/business.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, pageErrors, test } from "../support/host.ts";
import { onePerKind } from "../support/pages.ts";
import { textPage, winterDay } from "../support/examples.ts";

for (const [when, time] of [
  ["25 years slow", "2000-01-01T00:00:00Z"],
  ["past the end of 32-bit time", "2038-01-20T12:00:00Z"],
  ["at the start of counting", "1970-01-01T00:00:01Z"],
] as const) {
  test(`a clock ${when} does no harm`, async ({ page }) => {
    const errors = pageErrors(page);
    await page.clock.setFixedTime(time);
    await visit(page, "/");
    await expect(page.locator("#contact [data-open]")).toHaveText(/^Open(s| now)/);
    await footerLink(page, "/trust").click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
    await expectContactLinks(page);
    expect(errors).toEqual([]);
  });
}

test.describe("in another country", () => {
  test.use({ locale: "ar-EG", timezoneId: "Pacific/Auckland" });
  test("hours, dates and words are the firm's own", async ({ page }) => {
    const errors = pageErrors(page);
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
    expect(errors).toEqual([]);
  });
});

test("with a host 3 s away the current page stays usable until the next one arrives", async ({
  page,
}) => {
  const errors = pageErrors(page);
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
  expect(errors).toEqual([]);
});

/** Elements wider than the page or clipped by their box. */
function cutOff(): string[] {
  const found: string[] = [];
  const page = document.documentElement.clientWidth;
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const apart = ".visually-hidden, dialog, [popover], svg, .table";
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!says || !isSeen || element.closest(apart)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, width } = element.getBoundingClientRect();
    if (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (width > 0 && (left < -1 || right > page + 1))
    )
      found.push(element.outerHTML.slice(0, 120));
  }
  const wide = document.documentElement.scrollWidth - page;
  return wide > 0 ? [`the page is ${wide} px too wide`, ...found] : found;
}

/** Fixed parts that cover the printed page, and sections still waiting to fade in. */
function unprintable(): string[] {
  const found: string[] = [];
  const shown = { opacityProperty: true, visibilityProperty: true };
  for (const element of document.querySelectorAll<HTMLElement>("body *"))
    if (/fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(shown))
      found.push(`fixed: ${element.outerHTML.slice(0, 100)}`);
  for (const section of document.querySelectorAll("main section"))
    if (!section.closest("[data-screen-only]") && !section.checkVisibility(shown))
      found.push(`hidden: ${section.outerHTML.slice(0, 100)}`);
  return found;
}

for (const { path, kind } of onePerKind) {
  test(`${kind} at twice the font size, and in print`, async ({ page }) => {
    // Double font size as a browser setting; printed before anything has faded in.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, path);
    const size = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(await page.evaluate(size)).toBe(32);
    await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
    expect(await page.evaluate(unprintable)).toEqual([]);
    await expect(page.getByRole("banner")).toBeHidden();
    for (const start of ["tel:", "mailto:"])
      await expect(page.locator(`footer a[href^="${start}"]`)).toBeVisible();
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    expect(await page.evaluate(cutOff)).toEqual([]);
    await expectContactLinks(page);
  });
}
