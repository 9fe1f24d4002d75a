/** Takes pictures of a story or a page in a document that is at rest, or at an instant of its motion. */
import type { Browser, Page } from "@playwright/test";
import { screens, type Shot } from "../../.storybook/pictures.ts";
import { hydrated } from "../support/hydrated.ts";
import {
  beginFrame,
  passTime,
  moment,
  prepare,
  rest,
  settle,
  settleWithoutScript,
} from "./freeze.ts";
import { replacePhotographs } from "./photographs.ts";

/** Where `playwright.config.ts` has the built Storybook served: some stories show their own address. */
export const storybookPort = 4174;
const storybook = `http://localhost:${storybookPort}`;

/** What Storybook's preview offers to tools. */
type Storybook = {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, { parameters: { shots: Shot[] } }>>;
    currentRender?: { id: string; phase?: string };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => [{ message: string }] | undefined;
    emit: (event: string, of: { storyId: string; viewMode: "story" }) => void;
  };
};
const hasStorybook = (page: Page) => page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);

/** Which pictures each story asks for, by its id, as the built Storybook says itself. */
export async function readShots(browser: Browser): Promise<Record<string, Shot[]>> {
  const page = await browser.newPage();
  await page.goto(`${storybook}/iframe`);
  await hasStorybook(page);
  const shots = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook;
    await preview.ready();
    const stories = Object.entries(await preview.extract());
    return Object.fromEntries(stories.map(([id, { parameters }]) => [id, parameters.shots]));
  });
  await page.close();
  return shots;
}

/** Resolves when the story has rendered and its play function has ended; throws when that failed. */
async function storyPlayed(page: Page, story: string, isDriven: boolean): Promise<void> {
  // What is driven never finishes: the clock that its last phase waits for stands still.
  const last = isDriven ? ["played", "completing", "completed", "afterEach"] : [];
  await hasStorybook(page);
  const error = await page.evaluate(
    async ({ id, phases }) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        window as unknown as Storybook;
      const hasEnded = () =>
        preview.currentRender?.id === id && phases.includes(preview.currentRender.phase ?? "");
      while (!hasEnded()) await window.nextFrame();
      if (document.body.classList.contains("sb-show-errordisplay"))
        return document.querySelector("#error-message")!.textContent;
      return channel.last("playFunctionThrewException")?.[0].message;
    },
    { id: story, phases: [...last, "finished"] },
  );
  if (error) throw new Error(`The story fails here: ${error.split("\n")[0]}`);
}

/** Hides what is fixed to the screen but the bar at the head, and says how tall the page is, px. */
const pageEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).position === "fixed" && !element.closest("header"))
        element.style.setProperty("visibility", "hidden", "important");
    // A WebP is no taller. A long guide on a phone is cut; the other screens show its end.
    return Math.min(document.documentElement.scrollHeight, 16_383);
  });

/**
 * Where a story ends, px from the top, with room for a focus ring or a shadow. Nothing where it is about
 * the screen: something lies over it, or it has scrolled.
 */
const storyEnd = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll("#storybook-root *")];
    const liesOver = (element: Element) =>
      getComputedStyle(element).position === "fixed" &&
      !element.closest("header") &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    const isOpen = document.querySelector("dialog:modal, :popover-open") !== null;
    if (window.scrollY > 0 || isOpen || elements.some(liesOver)) return undefined;
    const bottoms = elements.map((element) => element.getBoundingClientRect().bottom);
    const end = Math.ceil(Math.max(0, ...bottoms)) + 16;
    return Math.min(end, Math.max(document.documentElement.scrollHeight, innerHeight));
  });

/** A document with a picture taken of it, and perhaps another one. */
export class Camera {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens a document of its own on the screen of a picture. */
  static async open(browser: Browser, { viewport, instant, way }: Shot): Promise<Camera> {
    const isNarrow = viewport.width < screens.tablet.width;
    const context = await browser.newContext({
      viewport,
      isMobile: isNarrow,
      hasTouch: isNarrow,
      reducedMotion: instant === undefined ? "reduce" : "no-preference",
      javaScriptEnabled: way !== "no-script",
    });
    await replacePhotographs(context);
    const page = await context.newPage();
    await prepare(page, instant !== undefined);
    return new Camera(page);
  }

  close = (): Promise<void> => this.page.context().close();

  /** Loads a page of the site and brings it to rest. */
  async showPage(path: string, way: Shot["way"]): Promise<void> {
    const { page } = this;
    await page.goto(path);
    if (way === "no-script") return settleWithoutScript(page);
    if ((await page.locator('script[type="held"]').count()) > 0) await hydrated(page);
    return rest(page);
  }

  /** Shows a story at rest, or at an instant; one at rest may follow another in the same document. */
  async showStory(story: string, { viewport, instant }: Shot): Promise<void> {
    const { page } = this;
    if (page.url() === "about:blank") {
      await page.goto(`${storybook}/iframe?id=${story}&viewMode=story&globals=a11y.manual:!true`, {
        waitUntil: "commit",
      });
    } else {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
      await page.context().clearCookies();
      await page.clock.setSystemTime(moment);
      await page.clock.resume();
      await page.evaluate((id) => {
        localStorage.clear();
        sessionStorage.clear();
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }, story);
    }
    if (instant !== undefined) await beginFrame(page);
    await storyPlayed(page, story, instant !== undefined);
    if (instant === undefined) await rest(page);
    else await passTime(page, instant);
  }

  /** Looks at a document that is at rest in another way. */
  async lookAt(way: Shot["way"]): Promise<void> {
    if (way === undefined || way === "no-script") return;
    await this.page.emulateMedia({
      media: way === "print" ? "print" : null,
      forcedColors: way === "forced-colours" ? "active" : null,
      contrast: way === "more-contrast" ? "more" : null,
    });
    // A sheet of A4 at 96 px to the inch.
    if (way === "print") await this.page.setViewportSize({ width: 794, height: 1123 });
    await settle(this.page);
  }

  /** A PNG of the screen as it stands, or of the whole story or page from its top. */
  async shoot(isPage: boolean): Promise<Buffer> {
    const { page } = this;
    const height = await (isPage ? pageEnd(page) : storyEnd(page));
    return page.screenshot({
      caret: "initial",
      ...(height !== undefined && {
        fullPage: true,
        clip: { x: 0, y: 0, width: page.viewportSize()!.width, height },
      }),
    });
  }
}
