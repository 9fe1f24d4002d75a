/** The main journeys, in Firefox and WebKit. */
import { expect } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { faq, home } from "../../app/content/singletons.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyNarrow, onlyWide } from "../support/browser/screen.ts";
import {
  beforeAfterProject,
  category,
  galleryProject,
  searchedServices,
  service,
  shownAtFirst,
} from "../support/firm/examples.ts";
import { menuItem } from "../support/firm/names.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import type { Tab } from "./tab.ts";
import { test } from "./tabTest.ts";

const menu = 'header button[aria-label="Menu"]';
const search = 'header a[aria-label="Search"]';
const servicesMenu = "header button[popovertarget]";

/** In a window without focus, as WebKit's may be, nothing matches `:focus`. */
const expectFocusOn = (tab: Tab, selector: string) =>
  tab.soon((wanted) => document.activeElement?.matches(wanted), selector).toBe(true);

const expectPath = (tab: Tab, path: string) => tab.soon(() => location.pathname).toBe(path);

/** The place that the address names is just below the navigation bar. */
const expectAtTop = (tab: Tab, hash: string) =>
  tab
    .soon((wanted) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
      return location.hash === wanted && top > 0 && top < 150;
    }, hash)
    .toBe(true);

const expectNoSidewaysScroll = async (tab: Tab) =>
  expect(await tab.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);

test("the first screen has its heading, its picture and no sideways scroll; axe finds nothing", async ({
  tab,
}) => {
  await tab.open("/");
  expect(await tab.read(() => document.querySelector("h1")?.textContent)).toBe(home.hero.title);
  const largest = 'img[fetchpriority="high"]';
  await tab
    .soon((wanted) => document.querySelector<HTMLImageElement>(wanted)!.naturalWidth, largest)
    .toBeGreaterThan(0);
  await expectNoSidewaysScroll(tab);
  // Text that fades in has too little contrast.
  await tab
    .soon(() => document.getAnimations().some(({ playState }) => playState === "running"))
    .toBe(false);
  await tab.inject(axe.source);
  const findings = await tab.read(async () => {
    type Injected = { axe: { run: (options: object) => Promise<AxeResults> } };
    const { violations } = await (window as unknown as Injected).axe.run({
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`,
    );
  });
  expect(findings).toEqual([]);
});

test(
  "the services menu opens on click, and Escape closes it and returns focus",
  onlyWide,
  async ({ tab }) => {
    orSkip(menuItem);
    await tab.open("/faq");
    await tab.click(servicesMenu);
    await tab.has(":popover-open li a");
    await tab.press("Escape");
    await tab.hasNo(":popover-open");
    await expectFocusOn(tab, servicesMenu);
  },
);

test(
  "the mobile menu opens, keeps the page behind it out of reach, and closes",
  onlyNarrow,
  async ({ tab }) => {
    await tab.open("/faq");
    await tab.click(menu);
    await tab.has(`dialog:modal a[href="tel:${business.phone.e164}"]`);
    await tab.press("Escape");
    await tab.hasNo("dialog[open]");
    await expectFocusOn(tab, menu);
  },
);

test("the search finds a page while typing, and Enter opens it", async ({ tab }) => {
  const { name, path } = orSkip(await searchedServices()).service;
  await tab.open("/faq");
  await tab.click(search);
  await expectFocusOn(tab, "dialog[open] input");
  await tab.type(name.toLowerCase());
  await tab.has(`dialog[open] [role="option"][aria-selected="true"][href="${path}"]`);
  await tab.press("Enter");
  await expectPath(tab, path);
});

test("a click outside the search closes it", onlyWide, async ({ tab }) => {
  await tab.open("/faq");
  await tab.click(search);
  await expectFocusOn(tab, "dialog[open] input");
  // A dialog that has just opened ignores presses.
  await tab
    .soon(() => getComputedStyle(document.querySelector("dialog[open]")!).pointerEvents)
    .toBe("auto");
  await tab.clickAt(20, 400);
  await tab.hasNo("dialog[open]");
  await expectFocusOn(tab, search);
});

// Once: how a number is read has nothing to do with the width.
test("a calculator reads its sizes as people write them", onlyNarrow, async ({ tab }) => {
  const stairs = orSkip({
    entry: getContent().tools.find(({ kind }) => kind === "stairs"),
    none: "The firm has no stair calculator.",
  });
  const field = "input[name=run]";
  await tab.open(pagesOfTool(stairs)[0]!);
  await tab.click(field);
  await tab.read((wanted) => document.querySelector<HTMLInputElement>(wanted)!.select(), field);
  await tab.type("2,750");
  await tab
    .soon(() => document.querySelector("main output")?.textContent)
    .toMatch(/2,750\smm long/);
});

/**
 * One page of each kind: each is linked from the one before it or from every footer, the list of
 * services only from a service. A link to the search opens it as a dialog.
 */
const tour = [
  "/services",
  ...onePerKind
    .map(({ path }) => path)
    .filter((path) => !["/", "/search", "/services"].includes(path))
    .toSorted(),
  "/",
];

/** Follows a link with the pointer: over it, until its page is prefetched, and a click. */
async function follow(tab: Tab, href: string) {
  // Links in running text are not prefetched.
  const link = `:is(main, footer) a[href="${href}"]:not(p a)`;
  await tab.has(link);
  await tab.read((wanted) => {
    document.querySelector(wanted)!.closest("details")?.setAttribute("open", "");
  }, link);
  if (await tab.read(() => document.createElement("link").relList.supports("prefetch")))
    await expect
      .poll(async () => {
        // Again where the link has moved from under the pointer since.
        await tab.hover(link);
        return tab.read(() =>
          performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
        );
      })
      .toContain(href === "/" ? "/_.data" : `${href}.data`);
  await tab.click(link);
  await tab.soon(() => [location.pathname, scrollY]).toEqual([href, 0]);
}

test("links lead to a page of each kind, prefetched and with motion, in one document", async ({
  tab,
}) => {
  await tab.open(service.entry?.path ?? "/services");
  expect(await tab.read(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(false);
  await tab.read(() => void Object.assign(window, { sameDocument: true }));
  for (const path of tour) {
    await follow(tab, path);
    const { metaTitle } = onePerKind.find((page) => page.path === path)!;
    await tab.soon(() => document.title).toBe(metaTitle);
    // Until then the footer moves, and with it the next link.
    await tab.hasNo('main [style*="min-height"]');
    expect(await tab.read(() => document.querySelectorAll("h1").length), path).toBe(1);
    await expectNoSidewaysScroll(tab);
  }
  expect(await tab.read(() => "sameDocument" in window)).toBe(true);
});

test("the portfolio filters, and Back undoes it", async ({ tab }) => {
  const { slug, projects } = orSkip(category);
  const expectShown = (count: number) =>
    tab
      .soon(
        () =>
          [...document.querySelectorAll("main [data-category]")].filter(
            (card) => card.getClientRects().length > 0,
          ).length,
      )
      .toBe(count);
  await tab.open("/projects");
  await expectShown(shownAtFirst);
  await tab.click(`main a[href*="category=${slug}"]`);
  await expectShown(projects.length);
  await tab.read(() => history.back());
  await expectShown(shownAtFirst);
});

test("the before-and-after slider moves to both ends by keyboard", async ({ tab }) => {
  await tab.open(`/projects/${orSkip(beforeAfterProject).slug}`);
  await tab.read(() => document.querySelector<HTMLElement>('input[type="range"]')!.focus());
  for (const [key, after] of [
    ["ArrowLeft", 51],
    ["End", 0],
    ["Home", 100],
  ] as const) {
    await tab.press(key);
    await tab.has(`input[aria-valuetext="${after} % after"]`);
  }
});

test("the pictures of a project open, turn and close", async ({ tab }) => {
  const { slug } = orSkip(galleryProject);
  await tab.open(`/projects/${slug}`);
  await tab.click('main li > a[href^="/pictures/"]');
  const count = () => document.querySelector('dialog[open] [role="status"]')?.textContent;
  await tab.soon(count).toMatch(/^\d of \d/);
  const first = await tab.read(count);
  await tab.press("ArrowRight");
  await tab.soon(count).not.toBe(first);
  await tab.press("Escape");
  await tab.hasNo("dialog[open]");
});

test("a link to the contact section of the home page lands there", async ({ tab }) => {
  await tab.open("/projects");
  await tab.read(() => document.querySelector<HTMLElement>('a[href="/#contact"]')!.click());
  await expectAtTop(tab, "#contact");
});

test("a page's contents lead to one heading after another, and Back to the one before", async ({
  tab,
}) => {
  orSkip({ entry: faq[1], none: "The questions are of one group." });
  const goTo = async (place: number) => {
    const hash = await tab.read((nth) => {
      const link = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')[nth]!;
      link.click();
      return link.hash;
    }, place);
    await expectAtTop(tab, hash);
    return hash;
  };
  await tab.open("/faq");
  const second = await goTo(1);
  await goTo(0);
  await tab.read(() => history.back());
  await expectAtTop(tab, second);
});

test("a page that was left while it was still at work leads on after Back", async ({
  tab,
  engineName,
}) => {
  test.skip(engineName === "WebKit", "Its driver may wait for ever as a page is restored.");
  await tab.open("/terms");
  await tab.read(() => void setTimeout(() => location.assign("/llms.txt")));
  await expectPath(tab, "/llms.txt");
  await tab.read(() => void setTimeout(() => history.back()));
  await tab
    .soon(() => {
      // Once in each document: a press stops what the one before it has asked for.
      const link = document.querySelector<HTMLElement>(
        'footer a[href="/trust"]:not([data-pressed])',
      );
      if (location.pathname === "/terms" && link) {
        link.dataset["pressed"] = "";
        link.click();
      }
      return document.title;
    })
    .toBe(getPage("/trust").metaTitle);
});
