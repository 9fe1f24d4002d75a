/**
 * Opens a page of each important kind in Chromium 103, which only reads the site, and 109, which
 * runs its scripts (decision 37).
 *
 *   npm run build && npm run test:old-browsers
 *
 * The first run installs both from npm, some 250 MB unpacked. Linux x64 only.
 */
import { equal } from "node:assert/strict";
import type { Page } from "puppeteer-core";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { launchOld, oldVersions } from "./oldChromium.ts";
import { category, service } from "../support/firm/examples.ts";
import { serveBuild } from "../../scripts/lib/serveBuild.ts";

const { services, projects } = getContent();
const paths = [
  "/",
  ...services.slice(0, 1).map(({ slug }) => `/services/${slug}`),
  ...projects.slice(0, 1).map(({ slug }) => `/projects/${slug}`),
  "/faq",
];
const runsScripts = (version: number) => version >= 109;
const tel = `a[href="tel:${business.phone.e164}"]`;
const servicesLink = 'header nav > ul > li > a[href="/services"]';

/** What is wrong with the first screen, in words. Runs in the page. */
function faultsOf(links: string[]) {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} px wide`);
  const isUncovered = (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" as ScrollBehavior });
    const { left, top, width, height } = element.getClientRects()[0]!;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  for (const selector of ["h1", "main a", ...links]) {
    const found = [...document.querySelectorAll(selector)].filter(isShown);
    if (!found.some(isUncovered)) faults.push(`${selector} is covered or hidden (${found.length})`);
  }
  scrollTo({ top: 0, behavior: "instant" as ScrollBehavior });
  for (const element of document.querySelectorAll("[popover]:not(nav), dialog"))
    if (isShown(element)) faults.push(`${element.id || element.tagName} lies open`);
  return faults;
}

/** Presses what is shown as "Menu" and returns whether a link to every service is in view. */
async function menuBringsLinks(page: Page, within: string) {
  const opener = await page.evaluateHandle(
    (place) =>
      [...document.querySelectorAll<HTMLElement>(`${place} a, ${place} button`)].find(
        (element) =>
          element.getClientRects().length > 0 &&
          (element.ariaLabel ?? element.textContent) === "Menu",
      ),
    within,
  );
  await (opener.asElement() as unknown as { click(): Promise<void> }).click();
  await page.waitForFunction(
    (href: string) =>
      [
        ...document.querySelectorAll(`dialog[open] a[href="${href}"], footer a[href="${href}"]`),
      ].some((link) => {
        const { top, bottom, height } = link.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      }),
    { timeout: 5000 },
    service.entry?.path ?? "/services",
  );
}

async function look(page: Page, origin: string, path: string, width: number, version: number) {
  await page.setViewport({ width, height: 860 });
  await page.goto(`${origin}${path}`, { waitUntil: "load" });
  await page.waitForSelector(
    runsScripts(version) ? "html[data-hydrated]" : "html[data-scripts=failed]",
    { timeout: 20_000 },
  );
  const wide = width > 1000;
  const faults = await page.evaluate(faultsOf, [
    tel,
    'a[href^="https://wa.me/"]',
    ...(wide ? [servicesLink] : []),
  ]);
  equal(faults.join("; "), "");
  if (wide) return;
  await menuBringsLinks(page, "header");
  await page.goto("about:blank");
  await page.goto(`${origin}${path}`, { waitUntil: "load" });
  await page.waitForSelector("[aria-label='Quick links']");
  await menuBringsLinks(page, "[aria-label='Quick links']");
}

/** In a browser that runs scripts: a page by a click, the search and the filter. */
async function useScripts(page: Page, origin: string) {
  await page.setViewport({ width: 1440, height: 860 });
  await page.goto(`${origin}/faq`);
  await page.waitForSelector("html[data-hydrated]");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.click('header nav > ul > li > a[href="/projects"]');
  if (category.entry) {
    const search = `category=${category.entry.slug}`;
    const filter = `main a[href*="${search}"]`;
    await page.waitForSelector(filter);
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), filter);
    await page.waitForFunction((query) => location.search === query, {}, `?${search}`);
  }
  await page.click('header a[aria-label="Search"]');
  await page.waitForSelector("dialog[open] input");
  await page.type("dialog[open] input", service.entry?.name ?? business.locality);
  await page.waitForSelector('dialog[open] [role="option"]');
  equal(await page.evaluate(() => "sameDocument" in window), true);
}

const { origin, stop } = await serveBuild();
let failed = 0;
for (const version of oldVersions) {
  const browser = await launchOld(version);
  console.log(await browser.version());
  const attempt = async (name: string, run: (page: Page) => Promise<void>) => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      // Chromium says so of every page: the attribute was an experiment then.
      if (message.type() === "error" && !message.text().startsWith("Found a 'popover' attribute"))
        problems.push(message.text());
    });
    try {
      await run(page);
      equal(problems.join("; "), "");
      console.log(`passed  ${name}`);
    } catch (error) {
      failed++;
      console.log(`FAILED  ${name}\n        ${String(error)} ${problems.join("; ")}`);
    }
    await page.close();
  };
  for (const path of paths)
    for (const width of [390, 1440])
      await attempt(`${width} px  ${path}`, (page) => look(page, origin, path, width, version));
  if (runsScripts(version))
    await attempt("pages, filter and search", (page) => useScripts(page, origin));
  await browser.close();
}
stop();
process.exit(failed === 0 ? 0 : 1);
