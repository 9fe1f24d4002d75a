/** Waiting for facts, never for a time: what a picture may be taken of. */
import type { Page } from "@playwright/test";
import { messagingButtonDelayMs } from "../../app/lib/thresholds.ts";

/** The one moment at which every picture is taken: a Friday, when the phone is answered. */
export const moment = new Date("2026-11-20T10:00:00Z");

declare global {
  interface Window {
    /** The browser's own frames, which go on while the page's clock stands still. */
    nextFrame: () => Promise<void>;
  }
}

/**
 * Prepares a page before it loads anything: it gets a clock of its own, and unless its motion is to be
 * seen none: the browser may go on drawing what has moved from pieces it has drawn on the way.
 */
export async function prepare(page: Page, motion?: "driven"): Promise<void> {
  await page.addInitScript((driven) => {
    // Bound now: the page's clock will put a function of its own in its place.
    const frame = window.requestAnimationFrame.bind(window);
    window.nextFrame = () => new Promise((done) => frame(() => done()));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      // A caret blinks, and the browser's own ring turns over a film that is not there yet. In forced
      // colours a caret cannot be hidden, but it can stand.
      "* { caret-color: transparent !important; caret-animation: manual !important } video::-webkit-media-controls { display: none !important }" +
        (driven
          ? ""
          : "*, *::before, *::after { animation: none !important; transition: none !important }"),
    );
    document.adoptedStyleSheets.push(sheet);
  }, motion === "driven");
  await page.clock.install({ time: moment });
}

/** Sets the clock of a page that has come to rest to the same moment again. */
export async function startAgain(page: Page): Promise<void> {
  await page.clock.setSystemTime(moment);
  await page.clock.resume();
}

/**
 * Ends when fonts and pictures are there, what watches for elements coming into view has been told,
 * and three frames have one layout and one markup. Unless the page's motion
 * is driven, what moves is put to its end, and what has none to its beginning: to wait for it would be
 * to wait for ever where it is hidden, as an answer in a closed question is.
 */
export async function settle(page: Page, motion?: "driven"): Promise<void> {
  await page.evaluate(async (driven) => {
    const layout = () =>
      [...document.querySelectorAll("body *")]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x},${y},${width},${height}`;
        })
        .join(";");
    // Observers are told in the order of their making: after this one, all that were there before.
    const watchersTold = () =>
      new Promise<void>((told) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          told();
        }).observe(document.body);
      });
    const endMotion = () => {
      for (const animation of document.getAnimations()) {
        if (animation.effect!.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
    };
    const pictures = () =>
      [...document.images].map(async (image) => {
        image.loading = "eager";
        // One that cannot be had is at rest too.
        await image.decode().catch(() => {});
      });
    let before = "";
    for (let alike = 0; alike < 2;) {
      await document.fonts.ready;
      await Promise.all(pictures());
      if (!driven) endMotion();
      await watchersTold();
      await window.nextFrame();
      const now = layout() + document.body.innerHTML;
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  }, motion === "driven");
}

/** Lets what comes by itself after a while come, stops the page's clock there, and waits for rest. */
export async function rest(page: Page): Promise<void> {
  await settle(page);
  for (let stopped = false; !stopped;) {
    const now = await page.evaluate(() => Date.now());
    stopped = await page.clock.pauseAt(now + messagingButtonDelayMs + 100).then(
      () => true,
      // A machine so busy that the moment was over before it was named.
      (error: unknown) => {
        if (!String(error).includes("past")) throw error;
        return false;
      },
    );
  }
  // What timers have started asks for frames, which the clock hands out now.
  await page.clock.runFor(100);
  await settle(page);
}
