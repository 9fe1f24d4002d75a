import { deepEqual, equal } from "node:assert/strict";
import axe from "axe-core";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { home } from "../../app/content/singles.ts";
import type { Tab } from "./tab.ts";
import { beforeAfterProject } from "../support/examples.ts";

/** `narrow` has the phone's layout, `wide` the desktop's. */
export const widths = { narrow: 480, wide: 1440 } as const;

export type EngineScenario = {
  name: string;
  at: (keyof typeof widths)[];
  run: (tab: Tab) => Promise<void>;
};

const { projects } = getContent();
const kitchens = projects.filter(({ category }) => category === "Kitchens");
const both: EngineScenario["at"] = ["narrow", "wide"];

/** Scrolls an element straight to the middle of the viewport. */
const scrollIntoView = (tab: Tab, selector: string) =>
  tab.read(
    (wanted: string) =>
      document.querySelector(wanted)!.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );
const scrollTo = (tab: Tab, top: number) =>
  tab.read((to: number) => window.scrollTo({ top: to, behavior: "instant" }), top);
const focusOn = (tab: Tab, fact: string, selector: string) =>
  tab.until(fact, (wanted: string) => document.activeElement?.matches(wanted) === true, selector);

/** The main user journeys, the same for every engine. */
export const scenarios: EngineScenario[] = [
  {
    name: "the first screen has its heading, its picture and no sideways scroll",
    at: both,
    async run(tab) {
      await tab.open("/");
      equal(await tab.read(() => document.querySelector("h1")?.textContent), home.hero.title);
      await tab.until("the largest picture is there", () => {
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
        return picture !== null && picture.complete && picture.naturalWidth > 0;
      });
      equal(await tab.read(() => document.documentElement.scrollWidth <= innerWidth), true);
    },
  },
  {
    name: "the navigation bar shrinks past its threshold, not at it",
    at: ["wide"],
    async run(tab) {
      await tab.open("/faq");
      await scrollTo(tab, 21);
      await tab.until("shrunk", () => document.querySelector('[data-scrolled="true"]') !== null);
      await scrollTo(tab, 20);
      await tab.until("at rest", () => document.querySelector('[data-scrolled="true"]') === null);
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
      await tab.until("closed", () => document.querySelector(":popover-open") === null);
      await focusOn(tab, "the button has the focus", "header button[popovertarget]");
    },
  },
  {
    name: "the mobile menu opens, keeps the page behind it out of reach, and closes",
    at: ["narrow"],
    async run(tab) {
      await tab.open("/faq");
      await tab.click('header button[aria-label="Menu"]');
      await tab.until("open", () => document.querySelector("dialog:modal") !== null);
      const calls = await tab.read(
        (href: string) => document.querySelector(`dialog[open] a[href="${href}"]`) !== null,
        `tel:${business.phone.e164}`,
      );
      equal(calls, true);
      await tab.press("Escape");
      await tab.until("closed", () => document.querySelector("dialog[open]") === null);
      await focusOn(tab, "the button has the focus", 'header button[aria-label="Menu"]');
    },
  },
  {
    name: "a link opens the next page at its top, without reloading the document",
    at: ["wide"],
    async run(tab) {
      await tab.open("/faq");
      await tab.read(() => void Object.assign(window, { sameDocument: true }));
      await scrollTo(tab, 400);
      await tab.click('header nav > ul > li > a[href="/projects"]');
      await tab.until("the next page", () => location.pathname === "/projects");
      await tab.until("at its top", () => scrollY === 0);
      equal(await tab.read(() => "sameDocument" in window), true);
      await tab.until(
        "its own title",
        () => document.title !== "" && !/questions/i.test(document.title),
      );
    },
  },
  {
    name: "following links from page to page, with motion, stays in one document",
    at: both,
    async run(tab) {
      await tab.open("/projects");
      equal(await tab.read(() => matchMedia("(prefers-reduced-motion: reduce)").matches), false);
      await tab.read(() => void Object.assign(window, { sameDocument: true }));
      const [project] = projects;
      for (const href of [
        `/projects/${project!.slug}`,
        project!.relatedServices[0]!,
        "/trust",
        "/faq",
        "/",
      ]) {
        const link = `:is(main, footer) a[href="${href}"]`;
        await scrollIntoView(tab, link);
        await tab.click(link);
        await tab.until(`at ${href}`, (path: string) => location.pathname === path, href);
        await tab.until("its heading stands", () => document.querySelector("h1") !== null);
      }
      equal(await tab.read(() => "sameDocument" in window), true);
    },
  },
  {
    name: "a link to the contact section of the home page lands there",
    at: both,
    async run(tab) {
      await tab.open("/faq");
      await tab.read(() => document.querySelector<HTMLElement>('a[href="/#contact"]')!.click());
      await tab.until("the section is in view", () => {
        const { top, bottom } = document.getElementById("contact")?.getBoundingClientRect() ?? {
          top: Infinity,
          bottom: 0,
        };
        return top < innerHeight / 2 && bottom > 0;
      });
    },
  },
  {
    name: "the search finds a page while typing, and Enter opens it",
    at: both,
    async run(tab) {
      await tab.open("/faq");
      await tab.click('header a[aria-label="Search"]');
      await focusOn(tab, "the field has the focus", "dialog[open] input");
      await tab.press("stairs");
      await tab.until(
        "the page of staircases comes first",
        () =>
          document
            .querySelector('dialog[open] [role="option"][aria-selected="true"]')
            ?.getAttribute("href") === "/services/staircases",
      );
      await tab.press("Enter");
      await tab.until("there", () => location.pathname === "/services/staircases");
    },
  },
  {
    name: "the portfolio filters, and Back undoes it",
    at: both,
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
      await tab.open("/projects");
      await shown(6);
      await scrollIntoView(tab, 'main a[href*="category=kitchens"]');
      await tab.click('main a[href*="category=kitchens"]');
      await shown(kitchens.length);
      await tab.read(() => history.back());
      await shown(6);
    },
  },
  {
    name: "the before-and-after slider moves to both ends by keyboard",
    at: both,
    async run(tab) {
      await tab.open(`/projects/${beforeAfterProject.slug}`);
      await scrollIntoView(tab, 'input[type="range"]');
      await tab.read(() => document.querySelector<HTMLElement>('input[type="range"]')!.focus());
      const says = (text: string) =>
        tab.until(
          text,
          (wanted: string) =>
            document.querySelector('input[type="range"]')?.getAttribute("aria-valuetext") ===
            wanted,
          text,
        );
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
    async run(tab) {
      await tab.open(`/projects/${projects[0]!.slug}`);
      await scrollIntoView(tab, 'main a[href^="/pictures/"]');
      await tab.click('main a[href^="/pictures/"]');
      const says = (text: string) =>
        tab.until(
          text,
          (wanted: string) =>
            document.querySelector('dialog[open] [role="status"]')?.textContent === wanted,
          text,
        );
      await says(`1 of ${projects[0]!.images.length}`);
      await tab.press("ArrowRight");
      await says(`2 of ${projects[0]!.images.length}`);
      await tab.press("Escape");
      await tab.until("closed", () => document.querySelector("dialog[open]") === null);
    },
  },
  {
    name: "the call bar appears past half a window and hides at the contact section",
    at: both,
    async run(tab) {
      await tab.open("/");
      const bar = (shown: boolean) =>
        tab.until(
          shown ? "the call bar is there" : "the call bar is gone",
          (wanted: boolean) =>
            document.querySelector<HTMLElement>(".call-bar")?.dataset.shown === String(wanted),
          shown,
        );
      const height = await tab.read(() => innerHeight);
      await scrollTo(tab, Math.floor(height * 0.5));
      await bar(false);
      await scrollTo(tab, Math.floor(height * 0.5) + 1);
      await bar(true);
      await scrollIntoView(tab, "#contact");
      await bar(false);
    },
  },
  {
    name: "the figures about the firm count to their final values",
    at: ["wide"],
    async run(tab) {
      await tab.open("/");
      await scrollIntoView(tab, "#about li strong");
      const ends = home.about.stats.flatMap(({ value, suffix }) =>
        value === undefined ? [] : [`${value}${suffix ?? ""}`],
      );
      await tab.until(
        ends.join(" and "),
        (wanted: string[]) =>
          wanted.every((end) => document.querySelector("#about")?.textContent.includes(end)),
        ends,
      );
    },
  },
  {
    name: "an unknown address says so and offers ways to contact the firm",
    at: both,
    async run(tab) {
      await tab.open("/faq");
      await tab.read(() => {
        const link = document.querySelector<HTMLAnchorElement>('header a[href="/"]')!;
        link.href = "/no-such-page";
        location.assign("/no-such-page");
      });
      await tab.until("the page is missing", () => /not found/i.test(document.title));
      const calls = await tab.read(
        (href: string) => document.querySelectorAll(`a[href="${href}"]`).length > 0,
        `tel:${business.phone.e164}`,
      );
      equal(calls, true);
    },
  },
  {
    name: "axe finds nothing on the pages with most widgets",
    at: both,
    async run(tab) {
      for (const path of ["/", `/projects/${beforeAfterProject.slug}`, "/search?q=oak"]) {
        await tab.open(path);
        // Text that is still fading in has too little contrast.
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
          delete audited.findings;
          void audited.axe.run({ resultTypes: ["violations"] }).then(({ violations }) => {
            audited.findings = violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
            );
          });
        });
        await tab.until("axe has run", () => "findings" in window);
        const found = await tab.read(() => (window as unknown as { findings: string[] }).findings);
        deepEqual(found, [], path);
      }
    },
  },
];
