import { deepEqual, equal } from "node:assert/strict";
import axe from "axe-core";
import { getContent } from "../../app/content/content.server.ts";
import { business } from "../../app/content/business.ts";
import { home } from "../../app/content/singletons.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import {
  beforeAfterProject,
  category,
  galleryProject,
  searchedServices,
  service,
  shownAtFirst,
  type Example,
} from "../support/firm/examples.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import type { Tab } from "./tab.ts";

/** `narrow` has the phone's layout, `wide` the desktop's. */
export const widths = { narrow: 390, wide: 1440 } as const;

export type EngineScenario = {
  name: string;
  at: (keyof typeof widths)[];
  /** The one engine that it is for. */
  only?: string;
  /** What of the firm's it needs: without it, the scenario is left out. */
  needs?: Example<unknown>;
  run: (tab: Tab) => Promise<void>;
};

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

const both: EngineScenario["at"] = ["narrow", "wide"];

/** Scrolls an element straight to the middle of the viewport. */
const scrollIntoView = (tab: Tab, selector: string) =>
  tab.read(
    (wanted: string) =>
      document.querySelector(wanted)!.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );
const present = (tab: Tab, selector: string) =>
  tab.until(selector, (wanted: string) => document.querySelector(wanted) !== null, selector);
const absent = (tab: Tab, selector: string) =>
  tab.until(`no ${selector}`, (wanted: string) => !document.querySelector(wanted), selector);
/** In a window without focus, as WebKit's may be, nothing matches `:focus`. */
const focusOn = (tab: Tab, selector: string) =>
  tab.until(
    `${selector} has the focus`,
    (wanted: string) => document.activeElement?.matches(wanted) === true,
    selector,
  );

/** The place that the address names is just below the navigation bar. */
const atTop = (tab: Tab, hash: string) =>
  tab.until(
    `${hash} at the top`,
    (wanted: string) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
      return location.hash === wanted && top > 0 && top < 150;
    },
    hash,
  );

/** Audits the open page with axe, once nothing moves: text that fades in has too little contrast. */
async function audit(tab: Tab) {
  await tab.until("everything has come in", () =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  await tab.inject(axe.source);
  await tab.read(() => {
    type Result = { violations: { id: string; nodes: { target: string[] }[] }[] };
    const audited = window as unknown as {
      axe: { run: (options: object) => Promise<Result> };
      findings?: string[];
    };
    void audited.axe.run({ resultTypes: ["violations"] }).then(({ violations }) => {
      audited.findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    });
  });
  await tab.until("axe has run", () => "findings" in window);
  deepEqual(await tab.read(() => (window as unknown as { findings: string[] }).findings), []);
}

/** Follows a link with the pointer: over it, until its page is prefetched, and a click. */
async function follow(tab: Tab, href: string) {
  // Links in running text are not prefetched.
  const link = `:is(main, footer) a[href="${href}"]:not(p a)`;
  await present(tab, link);
  await tab.read((wanted: string) => {
    document.querySelector(wanted)?.closest("details")?.setAttribute("open", "");
  }, link);
  await scrollIntoView(tab, link);
  await tab.hover(link);
  if (await tab.read(() => document.createElement("link").relList.supports("prefetch")))
    await tab.until(
      `${href} is prefetched`,
      (data: string) =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => new URL(name).pathname === data),
      href === "/" ? "/_.data" : `${href}.data`,
    );
  await tab.click(link);
  await tab.until(
    `at ${href}, at its top`,
    (path: string) => location.pathname === path && scrollY === 0,
    href,
  );
}

const stairs = getContent().tools.find(({ kind }) => kind === "stairs");
const searched = await searchedServices();
const first = searched.entry?.service ?? { name: "", path: "" };

/** The main user journeys, the same for every engine. */
export const scenarios: EngineScenario[] = [
  {
    name: "the first screen has its heading, its picture and no sideways scroll; axe finds nothing",
    at: both,
    async run(tab) {
      await tab.open("/");
      equal(await tab.read(() => document.querySelector("h1")?.textContent), home.hero.title);
      await tab.until("the largest picture is there", () => {
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
        return picture !== null && picture.complete && picture.naturalWidth > 0;
      });
      equal(await tab.read(() => document.documentElement.scrollWidth <= innerWidth), true);
      await audit(tab);
    },
  },
  {
    name: "the services menu opens on click, and Escape closes it and returns focus",
    at: ["wide"],
    async run(tab) {
      await tab.open("/faq");
      await tab.click("header button[popovertarget]");
      await tab.until("open", () => document.querySelector(":popover-open") !== null);
      equal(
        await tab.read(() => document.querySelectorAll(":popover-open li a").length > 8),
        true,
        "services and recent work are listed",
      );
      await tab.press("Escape");
      await absent(tab, ":popover-open");
      await focusOn(tab, "header button[popovertarget]");
    },
  },
  {
    name: "the mobile menu opens, keeps the page behind it out of reach, and closes",
    at: ["narrow"],
    async run(tab) {
      await tab.open("/faq");
      await tab.click('header button[aria-label="Menu"]');
      await present(tab, `dialog:modal a[href="tel:${business.phone.e164}"]`);
      await tab.press("Escape");
      await absent(tab, "dialog[open]");
      await focusOn(tab, 'header button[aria-label="Menu"]');
    },
  },
  {
    name: "the search finds a page while typing, and Enter opens it",
    at: both,
    needs: searched,
    async run(tab) {
      await tab.open("/faq");
      await tab.click('header a[aria-label="Search"]');
      await focusOn(tab, "dialog[open] input");
      await tab.press(first.name.toLowerCase());
      const option = `[role="option"][aria-selected="true"][href="${first.path}"]`;
      await present(tab, `dialog[open] ${option}`);
      await tab.press("Enter");
      await tab.until("there", (path: string) => location.pathname === path, first.path);
    },
  },
  {
    name: "a click outside the search closes it",
    at: ["wide"],
    async run(tab) {
      await tab.open("/faq");
      await tab.click('header a[aria-label="Search"]');
      await focusOn(tab, "dialog[open] input");
      // A dialog that has just opened ignores presses.
      await tab.until("it takes presses", () => {
        const dialog = document.querySelector("dialog[open]");
        return dialog !== null && getComputedStyle(dialog).pointerEvents === "auto";
      });
      await tab.clickAt(20, 400);
      await absent(tab, "dialog[open]");
      await focusOn(tab, 'header a[aria-label="Search"]');
    },
  },
  {
    name: "a calculator reads its sizes as people write them",
    at: ["narrow"],
    needs: { entry: stairs, none: "The firm has no stair calculator." },
    async run(tab) {
      await tab.open(pagesOfTool(stairs!)[0]!);
      await scrollIntoView(tab, "input[name=run]");
      await tab.click("input[name=run]");
      await tab.read(() => document.querySelector<HTMLInputElement>("input[name=run]")!.select());
      await tab.press("2,750");
      await tab.until("its answer", () =>
        /2,750\smm long/.test(document.querySelector("main output")?.textContent ?? ""),
      );
    },
  },
  {
    name: "links lead to a page of each kind, prefetched and with motion, in one document",
    at: both,
    async run(tab) {
      await tab.open(service.entry?.path ?? "/services");
      equal(await tab.read(() => matchMedia("(prefers-reduced-motion: reduce)").matches), false);
      await tab.read(() => void Object.assign(window, { sameDocument: true }));
      for (const path of tour) {
        await follow(tab, path);
        await tab.until(
          `the title of ${path}`,
          (title: string) => document.title === title,
          onePerKind.find((page) => page.path === path)!.metaTitle,
        );
        // Until then the footer moves, and with it the next link.
        await absent(tab, 'main [data-section][style*="min-height"]');
        equal(await tab.read(() => document.querySelectorAll("h1").length), 1, path);
        equal(await tab.read(() => document.documentElement.scrollWidth <= innerWidth), true, path);
      }
      equal(await tab.read(() => "sameDocument" in window), true);
    },
  },
  {
    name: "the portfolio filters, and Back undoes it",
    at: both,
    needs: category,
    async run(tab) {
      const shown = (count: number) =>
        tab.until(
          `${count} projects`,
          (wanted: number) =>
            [...document.querySelectorAll("main [data-category]")].filter(
              (card) => card.getClientRects().length > 0,
            ).length === wanted,
          count,
        );
      const filter = `main a[href*="category=${category.entry!.slug}"]`;
      await tab.open("/projects");
      await shown(shownAtFirst);
      await scrollIntoView(tab, filter);
      await tab.click(filter);
      await shown(category.entry!.projects.length);
      await tab.read(() => history.back());
      await shown(shownAtFirst);
    },
  },
  {
    name: "the before-and-after slider moves to both ends by keyboard",
    at: both,
    needs: beforeAfterProject,
    async run(tab) {
      await tab.open(`/projects/${beforeAfterProject.entry!.slug}`);
      await scrollIntoView(tab, 'input[type="range"]');
      await tab.read(() => document.querySelector<HTMLElement>('input[type="range"]')!.focus());
      const says = (text: string) => present(tab, `input[aria-valuetext="${text}"]`);
      await tab.press("ArrowLeft");
      await says("51 % after");
      await tab.press("End");
      await says("0 % after");
      await tab.press("Home");
      await says("100 % after");
    },
  },
  {
    name: "the pictures of a project open, turn and close",
    at: both,
    needs: galleryProject,
    async run(tab) {
      await tab.open(`/projects/${galleryProject.entry!.slug}`);
      await scrollIntoView(tab, 'main a[href^="/pictures/"]');
      await tab.click('main a[href^="/pictures/"]');
      for (const place of [1, 2]) {
        await tab.until(
          `picture ${place}`,
          (text: string) =>
            document.querySelector('dialog[open] [role="status"]')?.textContent.startsWith(text) ===
            true,
          `${place} of ${galleryProject.entry!.images.length}`,
        );
        await tab.press("ArrowRight");
      }
      await tab.press("Escape");
      await absent(tab, "dialog[open]");
    },
  },
  {
    name: "a link to the contact section of the home page lands there",
    at: both,
    async run(tab) {
      await tab.open("/projects");
      await tab.read(() => document.querySelector<HTMLElement>('a[href="/#contact"]')!.click());
      await atTop(tab, "#contact");
    },
  },
  {
    name: "a page's contents lead to one heading after another, and Back to the one before",
    at: both,
    async run(tab) {
      const goTo = async (place: number) => {
        const hash = await tab.read((nth: number) => {
          const link = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')[nth]!;
          link.click();
          return link.hash;
        }, place);
        await atTop(tab, hash);
        return hash;
      };
      await tab.open("/faq");
      const second = await goTo(1);
      await goTo(0);
      await tab.read(() => history.back());
      await atTop(tab, second);
    },
  },
  {
    name: "a page that was left while it was still at work leads on after Back",
    at: both,
    // WebKit's driver sometimes waits for ever for a script that runs as a page is restored.
    only: "Firefox",
    async run(tab) {
      await tab.open("/terms");
      await tab.read(() => setTimeout(() => location.assign("/llms.txt")));
      await tab.until("left", () => location.pathname === "/llms.txt");
      await tab.read(() => setTimeout(() => history.back()));
      await tab.until(
        "the title of the page that a link leads to",
        (title: string) => {
          // Once in each document: a press stops what the one before it has asked for.
          const link = document.querySelector<HTMLElement>(
            'footer a[href="/trust"]:not([data-pressed])',
          );
          if (location.pathname === "/terms" && link) {
            link.dataset["pressed"] = "";
            link.click();
          }
          return document.title === title;
        },
        getPage("/trust").metaTitle,
      );
    },
  },
];
