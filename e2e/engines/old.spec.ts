/**
 * A page of each important kind in Chromium 103, which only reads the site, and 109, which runs its
 * scripts (decision 37).
 */
import { expect } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { projectPath } from "../../app/lib/paths.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { category, project, service } from "../support/firm/examples.ts";
import type { Tab } from "./tab.ts";
import { test } from "./tabTest.ts";

const paths = [
  "/",
  ...(service.entry ? [service.entry.path] : []),
  ...(project.entry ? [projectPath(project.entry.slug)] : []),
  "/faq",
];
const links = [`a[href="tel:${business.phone.e164}"]`, 'a[href^="https://wa.me/"]'];
const headerLink = (path: string) => `header nav > ul > li > a[href="${path}"]`;

/** What is wrong with the first screen, in words. Runs in the page. */
function faultsOf(selectors: string[]) {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} px wide`);
  const isUncovered = (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getClientRects()[0]!;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(isShown);
    if (!found.some(isUncovered)) faults.push(`${selector} is covered or hidden (${found.length})`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  for (const element of document.querySelectorAll("[popover]:not(nav), dialog"))
    if (isShown(element)) faults.push(`${element.id || element.tagName} lies open`);
  return faults;
}

/** Presses what is shown as "Menu", which brings a link to every service into view. */
async function expectMenuToBringLinks(tab: Tab, within: string) {
  await tab.read((place) => {
    [...document.querySelectorAll<HTMLElement>(`${place} a, ${place} button`)]
      .find(
        (element) =>
          element.getClientRects().length > 0 &&
          (element.ariaLabel ?? element.textContent) === "Menu",
      )!
      .setAttribute("data-menu", "");
  }, within);
  await tab.click(`${within} [data-menu]`);
  await tab
    .soon(
      (href) =>
        [
          ...document.querySelectorAll(`dialog[open] a[href="${href}"], footer a[href="${href}"]`),
        ].some((link) => {
          const { top, bottom, height } = link.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight;
        }),
      service.entry?.path ?? "/services",
    )
    .toBe(true);
}

for (const path of paths)
  test(`${path}: nothing is covered, and Menu brings the links`, async ({
    tab,
    viewport,
    engineName,
  }) => {
    const isWide = viewport!.width > 1000;
    const ready = engineName === "Chromium 103" ? "[data-scripts=failed]" : "[data-hydrated]";
    const open = async () => {
      await tab.goto(path);
      await tab.has(`html${ready}`);
    };
    await open();
    const wanted = ["h1", "main a", ...links, ...(isWide ? [headerLink("/services")] : [])];
    expect(await tab.read(faultsOf, wanted)).toEqual([]);
    if (isWide) return;
    await expectMenuToBringLinks(tab, "header");
    await open();
    await expectMenuToBringLinks(tab, "[aria-label='Quick links']");
  });

test("pages, filter and search work by script", onlyWide, async ({ tab, engineName }) => {
  test.skip(engineName === "Chromium 103", "It runs no scripts.");
  await tab.open("/faq");
  await tab.read(() => void Object.assign(window, { sameDocument: true }));
  await tab.click(headerLink("/projects"));
  if (category.entry) {
    const query = `category=${category.entry.slug}`;
    const filter = `main a[href*="${query}"]`;
    await tab.has(filter);
    await tab.read((link) => document.querySelector<HTMLElement>(link)!.click(), filter);
    await tab.soon(() => location.search).toBe(`?${query}`);
  }
  await tab.click('header a[aria-label="Search"]');
  await tab.has("dialog[open] input:focus");
  await tab.type(service.entry?.name ?? business.locality);
  await tab.has('dialog[open] [role="option"]');
  expect(await tab.read(() => "sameDocument" in window)).toBe(true);
});
