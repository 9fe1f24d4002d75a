/** Takes one picture after the other. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { screens } from "../../.storybook/pictures.ts";
import { hydrated } from "../support/hydrated.ts";
import { prepare, rest, settle, startAgain } from "./atRest.ts";
import { beginFrame, holdStill, passTime, stopClocks } from "./motion.ts";
import type { Picture, Visit } from "./pictures.ts";

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

/** A page, and a line to the browser for what Playwright does not offer. */
type Room = { page: Page; session: CDPSession; narrow: boolean };
type Size = { width: number; height: number };

async function open(browser: Browser, { viewport, instant }: Picture): Promise<Room> {
  const narrow = viewport.width < screens.tablet.width;
  const context = await browser.newContext({
    viewport,
    isMobile: narrow,
    hasTouch: narrow,
    locale: "en-GB",
    timezoneId: "Europe/London",
    reducedMotion: instant === undefined ? "reduce" : "no-preference",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const room = { page, session: await context.newCDPSession(page), narrow };
  await fit(room, viewport);
  return room;
}

/**
 * Gives the page a size. The line of our own says it too: when it takes a picture the browser goes by
 * what was said there, and would take a phone for a desktop.
 */
async function fit({ page, session, narrow }: Room, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await session.send("Emulation.setDeviceMetricsOverride", {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: narrow,
    screenOrientation: { angle: 0, type: narrow ? "portraitPrimary" : "landscapePrimary" },
  });
}

/** What Storybook's page offers to those who test it. */
type Storybook = {
  __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => [{ message: string }] | undefined;
    emit: (event: string, of: { storyId: string; viewMode: "story" }) => void;
  };
};

/** Ends when the story has rendered and its play function has ended. */
async function storyPlayed(page: Page, story: string, moving: boolean): Promise<void> {
  const phases = moving
    ? ["played", "completing", "completed", "afterEach", "finished"]
    : ["finished"];
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  const trouble = await page.evaluate(
    async ({ story: id, phases: ends }) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        window as unknown as Storybook;
      const hasEnded = () => {
        const render = preview.currentRender;
        return render?.id === id && ends.includes(render.phase ?? "");
      };
      while (!hasEnded()) await window.nextFrame();
      if (document.body.classList.contains("sb-show-errordisplay"))
        return document.querySelector("#error-message")!.textContent;
      return channel.last("playFunctionThrewException")?.[0].message;
    },
    { story, phases },
  );
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
 * Whether what stands here is the screen rather than the page: something lies over it (the bar at the
 * head has a place of its own), or the story has scrolled.
 */
function showsScreen(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      window.scrollY > 0 ||
      document.querySelector("dialog:modal, :popover-open") !== null ||
      [...document.querySelectorAll("#storybook-root *")].some(
        (element) =>
          getComputedStyle(element).position === "fixed" &&
          !element.closest("header") &&
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

/** Hides what is fixed to the screen, but the bar at the head: it would lie over a part of the page. Stories show it. */
async function hideFixed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "fixed" && !element.closest("header"))
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

/** The screen as it stands, or the page from its top. */
async function shoot({ page, session, narrow }: Room, picture: Picture): Promise<Buffer> {
  const { width, height } = page.viewportSize()!;
  let end: number | undefined;
  if (picture.kind !== "story") {
    await hideFixed(page);
    end = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
  } else if (!(await showsScreen(page))) {
    end = await storyEnd(page);
  }
  const { x, y, scale } = await page.evaluate(() => {
    const { pageLeft, pageTop, scale: zoom } = visualViewport!;
    return { x: pageLeft, y: pageTop, scale: zoom };
  });
  const isBeyond = end !== undefined && end > height;
  const { data } = await session.send("Page.captureScreenshot", {
    // Packs less tightly than Playwright's own screenshot, in half the time.
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyond,
    clip:
      end === undefined
        ? { x, y, width: width / scale, height: height / scale, scale }
        : { x: 0, y: 0, width, height: end, scale: 1 },
  });
  // To look beyond the screen the browser lets go of the touch screen.
  if (isBeyond && narrow)
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return Buffer.from(data, "base64");
}

/** Loads what is to be photographed and brings it to rest, or to its instant. */
async function load(room: Room, origin: string, picture: Picture): Promise<void> {
  const { page, session } = room;
  const { kind, path, story, instant } = picture;
  await prepare(page, instant === undefined ? undefined : "driven");
  if (instant !== undefined) await stopClocks(page, session);
  const response = await page.goto(origin + path, { waitUntil: "commit" });
  if (!response?.ok()) throw new Error(`the page answers ${response?.status()}`);
  if (instant !== undefined) await beginFrame(page);
  if (story !== undefined) await storyPlayed(page, story, instant !== undefined);
  else await page.waitForLoadState();
  if (kind === "page") await wholeHydrated(page);
  if (instant === undefined) return rest(page);
  await settle(page, "driven");
  await passTime(page, 0, instant);
  return holdStill(page);
}

/** Shows another story in the document of the one before, and nothing of that one with it. */
async function showNext(room: Room, { story, viewport }: Picture): Promise<void> {
  const { page } = room;
  await fit(room, viewport);
  await page.emulateMedia({ media: null, forcedColors: null });
  await page.context().clearCookies();
  await startAgain(page);
  await page.evaluate((id) => {
    localStorage.clear();
    sessionStorage.clear();
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  }, story!);
  await storyPlayed(page, story!, false);
  await rest(page);
}

/** Looks at what is there in another way. */
async function lookAt(room: Room, { way }: Picture): Promise<void> {
  const { page } = room;
  if (way === undefined) return;
  await page.emulateMedia({
    media: way === "print" ? "print" : null,
    forcedColors: way === "forced-colours" ? "active" : null,
  });
  if (way === "print") await fit(room, sheet);
  await settle(page);
}

/** A visit that takes longer than this will never end, ms. */
const patience = 60_000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it does not come to rest")), patience);
  });
  // What is still under way after that ends with its page.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A visit's pictures as PNG, or why there are none. */
export type Taken = {
  visit: Visit;
  /** What stood in the document before. */
  after: string | undefined;
} & ({ pngs: Buffer[] } | { trouble: string });

/**
 * Makes the visits of one sitting, in a browser context of its own: nothing is left over from another.
 * After a failure the next visit gets a new one. The same page is looked at in one way after the
 * other, in the order of the list.
 */
export async function* photograph(
  browser: Browser,
  origin: string,
  sitting: Visit[],
): AsyncGenerator<Taken> {
  let room: Room | undefined;
  let after: string | undefined;
  const take = async (visit: Visit) => {
    if (room) {
      await showNext(room, visit[0]);
    } else {
      room = await open(browser, visit[0]);
      await load(room, origin, visit[0]);
    }
    const pngs: Buffer[] = [];
    for (const picture of visit) {
      await lookAt(room, picture);
      pngs.push(await shoot(room, picture));
    }
    return pngs;
  };
  const leave = async () => {
    await room?.page.context().close();
    room = undefined;
  };
  try {
    for (const visit of sitting) {
      const taken = await inTime(take(visit)).then(
        (pngs) => ({ pngs }),
        (error: unknown) => ({
          trouble: error instanceof Error ? error.message.split("\n")[0]! : String(error),
        }),
      );
      if ("trouble" in taken) await leave();
      yield { visit, after, ...taken };
      after = room && visit[0].title;
    }
  } finally {
    await leave();
  }
}
