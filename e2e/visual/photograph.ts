/** Takes one picture after the other, each of a page loaded anew. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { screens } from "../../.storybook/pictures.ts";
import { hydrated } from "../support/hydrated.ts";
import { prepare, rest, settle } from "./atRest.ts";
import { holdStill, passTime, stopClocks } from "./motion.ts";
import type { Picture } from "./pictures.ts";

/**
 * Rendering that does not depend on the processor nor on what was drawn before, beside what
 * `scripts/browser.ts` says: one kind of arithmetic, whole tiles, pictures decoded before they are drawn.
 */
export const steadyDrawing = [
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--disable-checker-imaging",
];

/** A sheet of A4 at 96 px to the inch. */
const sheet = { width: 794, height: 1123 };

async function open(browser: Browser, { viewport, instant }: Picture): Promise<BrowserContext> {
  const narrow = viewport.width < screens.tablet.width;
  return browser.newContext({
    viewport,
    isMobile: narrow,
    hasTouch: narrow,
    locale: "en-GB",
    timezoneId: "Europe/London",
    reducedMotion: instant === undefined ? "reduce" : "no-preference",
    serviceWorkers: "block",
  });
}

/** Ends when the story has rendered and its play function has ended. */
async function storyPlayed(page: Page, moving: boolean): Promise<void> {
  const phases = moving
    ? ["played", "completing", "completed", "afterEach", "finished"]
    : ["finished"];
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  const trouble = await page.evaluate(async (ends) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as {
        __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };
        __STORYBOOK_ADDONS_CHANNEL__: {
          last: (event: string) => [{ message: string }] | undefined;
        };
      };
    const phase = () => preview.currentRender?.phase ?? "";
    while (!ends.includes(phase())) await window.nextFrame();
    if (document.body.classList.contains("sb-show-errordisplay"))
      return document.querySelector("#error-message")!.textContent;
    return channel.last("playFunctionThrewException")?.[0].message;
  }, phases);
  if (trouble) throw new Error(`the story fails here: ${trouble.split("\n")[0]}`);
}

/** Shows every part of a page that waits to come near the screen before it hydrates. */
async function wholeHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    /** The first element of a part that React has not taken over yet. */
    const waiting = () => {
      const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      while (comments.nextNode()) {
        const { data, nextSibling: first } = comments.currentNode as Comment;
        // A script that the page brought its data in belongs to no part.
        if (!/^\$[?~]?$/.test(data) || !(first instanceof HTMLElement)) continue;
        if (first instanceof HTMLScriptElement) continue;
        if (!Object.keys(first).some((key) => key.startsWith("__reactFiber"))) return first;
      }
      return undefined;
    };
    for (let part = waiting(); part; part = waiting()) {
      part.scrollIntoView({ behavior: "instant" });
      await window.nextFrame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/**
 * Whether what stands here is the screen rather than the page: something lies over it, or the story
 * has scrolled.
 */
function showsScreen(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      window.scrollY > 0 ||
      document.querySelector("dialog:modal, :popover-open") !== null ||
      [...document.querySelectorAll("#storybook-root *")].some(
        (element) =>
          getComputedStyle(element).position === "fixed" &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().height > 0,
      ),
  );
}

/** Where the story ends, px from the top, with room for a focus ring or a shadow. */
function storyEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottoms = [...document.querySelectorAll("#storybook-root *")].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    const end = Math.ceil(Math.max(0, ...bottoms)) + 16;
    return Math.min(end, Math.max(document.documentElement.scrollHeight, innerHeight));
  });
}

/** Hides what is fixed to the screen: it would lie over a part of the page. Stories show it. */
async function hideFixed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "fixed")
        element.style.setProperty("visibility", "hidden", "important");
    }
    await window.nextFrame();
  });
}

/**
 * How tall a WebP can be, px. The one page that is taller, a long guide on a phone, is seen to its
 * end on the other screens.
 */
const tallest = 16_383;

async function shoot(page: Page, picture: Picture): Promise<Buffer> {
  const { kind, instant } = picture;
  const { width } = page.viewportSize()!;
  const animations = instant === undefined ? ("disabled" as const) : ("allow" as const);
  if (kind !== "story") {
    await hideFixed(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
    return page.screenshot({ fullPage: true, clip, animations });
  }
  if (await showsScreen(page)) return page.screenshot({ animations });
  const clip = { x: 0, y: 0, width, height: await storyEnd(page) };
  return page.screenshot({ fullPage: true, clip, animations });
}

/** Loads what is to be photographed and brings it to rest, or to its instant. */
async function visit(page: Page, origin: string, { kind, path, instant }: Picture): Promise<void> {
  await prepare(page);
  if (instant !== undefined) await stopClocks(page);
  const response = await page.goto(origin + path, { waitUntil: "commit" });
  if (!response?.ok()) throw new Error(`the page answers ${response?.status()}`);
  if (kind === "story") await storyPlayed(page, instant !== undefined);
  else await page.waitForLoadState();
  if (kind === "page") await wholeHydrated(page);
  if (instant === undefined) return rest(page);
  await settle(page, "driven");
  await passTime(page, 0, instant);
  return holdStill(page);
}

/** Looks at what is there in another way. */
async function lookAt(page: Page, { way }: Picture): Promise<void> {
  if (way === undefined) return;
  await page.emulateMedia({
    media: way === "print" ? "print" : null,
    forcedColors: way === "forced-colours" ? "active" : null,
  });
  if (way === "print") await page.setViewportSize(sheet);
  await settle(page);
}

/** A visit that takes longer than this will never end, ms. */
const patience = 60_000;

/**
 * Takes pictures of one page (`visits`), in a browser context of its own: nothing is left over from
 * another. The same page is looked at in one way after the other, in the order of the list.
 * @returns a PNG for each
 * @throws when the story fails or the page does not come to rest
 */
export async function photograph(
  browser: Browser,
  origin: string,
  pictures: Picture[],
): Promise<Buffer[]> {
  const context = await open(browser, pictures[0]!);
  const all = async () => {
    const page = await context.newPage();
    await visit(page, origin, pictures[0]!);
    const taken: Buffer[] = [];
    for (const picture of pictures) {
      await lookAt(page, picture);
      taken.push(await shoot(page, picture));
    }
    return taken;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it does not come to rest")), patience);
  });
  const taken = all();
  // What is still under way after that ends with its page.
  taken.catch(() => {});
  try {
    return await Promise.race([taken, late]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}
