/** Takes screenshots of stories and pages, at rest or at an instant of their motion. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { stripVTControlCharacters } from "node:util";
import { screens, type Shot } from "../../.storybook/screenshots.ts";
import { axeFindings } from "../support/audit/axe.ts";
import type { Finding } from "../support/audit/finding.ts";
import { stopsWithoutRing } from "../support/page/focusRings.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import {
  isStoryAddress,
  storyRoot,
  storybook,
  storyPlayed,
  switchStory,
} from "../support/browser/storybook.ts";
import { misplacedText } from "../support/page/misplacedText.ts";
import { sidewaysOverflow } from "../support/page/overflow.ts";
import type { Box } from "../../scripts/pictures/difference.ts";
import type { WordsThere } from "../../scripts/pictures/describeChange.ts";
import { inShort } from "../support/audit/plainWords.ts";
import { hydrated } from "../../scripts/lib/visit.ts";
import { passTime, moment, prepare, rest, settle, settleWithoutScript } from "./freeze.ts";
import { replacePhotographs } from "./photographs.ts";

/** The lines of an error in which a person reads what failed: without colours and the markup of the whole story. */
function gist(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split(/\n\s*(?:Ignored nodes|Here are the)/)[0]!
    .split("\n")
    .filter((line) => line.trim());
  return lines
    .slice(0, 6)
    .map((line) => `      ${inShort(line.trim())}`)
    .join("\n");
}

/**
 * Ties each photograph to the file that it shows. The window grows while a shot is taken, Chromium
 * then requests photographs again, and on a busy machine the shot was taken before they came.
 */
const keepPhotographs = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>("source + img")].map(async (image) => {
        const source = image.previousElementSibling as HTMLSourceElement;
        if (image.naturalWidth === 0 || source.srcset === image.currentSrc) return;
        source.srcset = image.currentSrc;
        await image.decode();
      }),
    ),
  );

/** Hides fixed elements except the header, and returns the height of the page in px. */
const pageEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).position === "fixed" && !element.closest("header"))
        element.style.setProperty("visibility", "hidden", "important");
    // The largest WebP. A long guide is cut off on a phone, but other screens show its end.
    return Math.min(document.documentElement.scrollHeight, 16_383);
  });

/**
 * The bottom of a story in px, with room for a focus ring or a shadow. Undefined if the story is
 * about the viewport: something is fixed over it, or it has scrolled.
 */
const storyEnd = (page: Page) =>
  page.evaluate((root) => {
    const elements = [...document.querySelectorAll(`${root} *`)];
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
  }, storyRoot);

/** A document from which one or more pictures are taken. */
export class Camera {
  private readonly page: Page;
  private devtools?: CDPSession;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens a new document with the viewport of a shot. */
  static async open(browser: Browser, { viewport, instant, variant }: Shot): Promise<Camera> {
    const isNarrow = viewport.width < screens.tablet.width;
    const context = await browser.newContext({
      viewport,
      isMobile: isNarrow,
      hasTouch: isNarrow,
      reducedMotion: instant === undefined ? "reduce" : "no-preference",
      javaScriptEnabled: variant !== "no-script",
    });
    await replacePhotographs(context);
    const page = await context.newPage();
    await prepare(page, instant !== undefined);
    return new Camera(page);
  }

  close = (): Promise<void> => this.page.context().close();

  /** Loads a page of the site and waits until it is at rest. */
  async showPage(path: string, variant: Shot["variant"]): Promise<void> {
    const { page } = this;
    await page.goto(path);
    if (variant === "no-script") return settleWithoutScript(page);
    if ((await page.locator('script[type="text/deferred"]').count()) > 0) await hydrated(page);
    return rest(page);
  }

  /**
   * Shows a story at rest or at an instant; at rest it may reuse the document of another story.
   * @returns what the story's own test says, if it fails
   */
  async showStory(story: string, { viewport, instant, hover }: Shot): Promise<string | undefined> {
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
      await switchStory(page, story);
    }
    const failure = await storyPlayed(page, story, instant !== undefined);
    if (failure) return gist(failure);
    if (hover !== undefined) await page.hover(hover);
    if (instant === undefined) await rest(page);
    else await passTime(page, instant);
    return undefined;
  }

  /** Whether the story or page overflows sideways, and which text is cut off or covered. */
  async overflow({ viewport }: Shot): Promise<Finding[]> {
    const { page } = this;
    const { pathname } = new URL(page.url());
    const findings = [...(await sidewaysOverflow(page)), ...(await misplacedText(page))];
    return findings.map((finding) => ({
      ...finding,
      ...(isStoryAddress(pathname) ? {} : { place: pathname }),
      widths: [viewport.width],
      criteria: ["1.4.10"],
    }));
  }

  /**
   * Whether a story overflows sideways or loses text, what axe finds in it, and stops of the keyboard that are
   * out of order or don't show focus.
   */
  async audit(story: string, shot: Shot): Promise<Finding[]> {
    const { page } = this;
    const { viewport } = shot;
    await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
    await page.setViewportSize(viewport);
    const overflow = await this.overflow(shot);
    // axe waits for timers.
    await page.clock.resume();
    const findings = await axeFindings(page, story);
    const { backwards } = await indexTabStops(page, storyRoot);
    const { dim } = await stopsWithoutRing(page, storyRoot);
    const widths = [viewport.width];
    return [
      ...overflow,
      ...findings,
      ...backwards.map((stop) => ({
        what: "Tab goes back",
        widths,
        elements: [stop],
        criteria: ["2.4.3"],
      })),
      ...dim.map((stop) => ({
        what: "focus can't be seen",
        widths,
        elements: [stop],
        criteria: ["2.4.7"],
      })),
    ];
  }

  /** Emulates another medium or preference in a document at rest. */
  async lookAt(variant: Shot["variant"]): Promise<void> {
    if (variant === undefined || variant === "no-script") return;
    await this.page.emulateMedia({
      media: variant === "print" ? "print" : null,
      forcedColors: variant === "forced-colours" ? "active" : null,
      contrast: variant === "more-contrast" ? "more" : null,
    });
    // A4 at 96 px per inch.
    if (variant === "print") await this.page.setViewportSize({ width: 794, height: 1123 });
    await settle(this.page);
  }

  /** What stands within a box of the picture that was taken last: its words, or the beginning of many. */
  read = ({ left, top, width, height }: Box): Promise<WordsThere> =>
    this.page.evaluate(
      ([x, y, right, bottom]) => {
        const words: string[] = [];
        /** The least part that has all of these words in it. */
        let part: Element | null = null;
        const shown = { visibilityProperty: true, opacityProperty: true };
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement: own, textContent } = walker.currentNode;
          if (!textContent?.trim() || !own?.checkVisibility(shown)) continue;
          if (own.closest(".visually-hidden, script, style")) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const isWithin = [...range.getClientRects()].some(
            (box) => box.left < right && box.right > x && box.top < bottom && box.bottom > y,
          );
          if (!isWithin) continue;
          words.push(textContent);
          part ??= own;
          while (!part.contains(own)) part = part.parentElement!;
        }
        const parts: string[] = [];
        for (; part; part = part.parentElement) {
          // The site's own styles name a part by what they are, in a story and on a page. Those of the
          // library's parts are the same wherever one is used.
          const names = [...part.classList];
          if (names.some((name) => name.startsWith("Mui"))) continue;
          parts.push(...names.flatMap((name) => /^(?:site|css)-(.*)/.exec(name)?.[1] ?? []));
        }
        const all = words.join(" ").replace(/\s+/g, " ").trim();
        return { words: all.length > 100 ? `${all.slice(0, 100)} …` : all, parts };
      },
      [left, top, left + width, top + height] as const,
    );

  /** A PNG of the viewport, or of the whole story or page. */
  async shoot(isPage: boolean): Promise<Buffer> {
    const { page } = this;
    await keepPhotographs(page);
    const height = await (isPage ? pageEnd(page) : storyEnd(page));
    if (height === undefined) return page.screenshot({ caret: "initial" });
    const { width } = page.viewportSize()!;
    const clip = { x: 0, y: 0, width, height };
    // A phone's touch screen is emulated in Playwright's session alone.
    if (width < screens.tablet.width)
      return page.screenshot({ caret: "initial", fullPage: true, clip });
    // The same pixels in half the time, since they are compressed less.
    this.devtools ??= await page.context().newCDPSession(page);
    const { data } = await this.devtools.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...clip, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}
