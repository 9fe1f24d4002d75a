/**
 * Freezes time, motion and loading for screenshots, all in one place. It waits for conditions and
 * steps the page's fake clock; it never sleeps.
 */
import type { Page } from "@playwright/test";
import { testedDay } from "../../scripts/lib/testedDay.ts";

/** The fake time of every screenshot: a Friday during phone hours. */
export const moment = new Date(`${testedDay}T10:00:00Z`);

/** The last part to appear by itself does so 1000 ms after load (specification §9). */
const restMs = 1100;

/** Duration of a frame of the stepped clock, and its largest step, ms. */
const [frameMs, tickMs] = [16, 50];

declare global {
  interface Window {
    /** A real animation frame, even while the page's clock is paused. */
    nextFrame: () => Promise<void>;
  }
}

/** At rest nothing may ever have moved: Chromium composites moved parts from earlier tiles. */
const still = "*, *::before, *::after { animation: none !important; transition: none !important }";
const quiet =
  "* { caret-color: transparent !important } video::-webkit-media-controls { display: none !important }";

/**
 * Installs a fake clock before a page loads.
 * @param isDriven whether its motion is stepped with {@link passTime}: then all clocks are paused
 */
export async function prepare(page: Page, isDriven: boolean): Promise<void> {
  await page.addInitScript(
    (css) => {
      // Bound now, before the fake clock replaces it.
      const frame = window.requestAnimationFrame.bind(window);
      window.nextFrame = () => new Promise((done) => frame(() => done()));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    isDriven ? quiet : quiet + still,
  );
  // A driven clock is paused before it reaches the moment, on a busy machine too.
  await page.clock.install({ time: moment.getTime() - (isDriven ? 60_000 : 0) });
  if (!isDriven) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.clock.pauseAt(moment.getTime() + 1000);
  // Each document starts where the last one's clock stands: at the start of a frame, so that an
  // instant always has the same number of frames.
  await page.goto("about:blank");
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(frameMs - (now % frameMs));
}

/**
 * Resolves once fonts and pictures have loaded, the browser is idle, observers have been called and
 * three frames have had the same layout and markup. Unless motion is stepped, finishes all
 * animations and cancels endless ones.
 */
export async function settle(page: Page, isDriven = false): Promise<void> {
  await page.evaluate(async (driven) => {
    const state = () =>
      [...document.querySelectorAll("body *")]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x},${y},${width},${height}`;
        })
        .join(";") + document.body.innerHTML;
    const isLoaded = () => {
      for (const image of document.images) image.loading = "eager";
      return (
        document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete)
      );
    };
    // Observers are called in order of creation, so all earlier ones come before this one.
    const observersCalled = () =>
      new Promise<void>((called) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          called();
        }).observe(document.body);
      });
    // On a busy machine Chromium may paint no selection, or not scroll a long text to it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null) {
      activeElement.setSelectionRange(0, 0);
      activeElement.scrollLeft = 0;
      // Forced colours ignore `caret-color`; a field that is read-only has no caret.
      if (matchMedia("(forced-colors: active)").matches) activeElement.readOnly = true;
    }
    let before = "";
    for (let alike = 0; alike < 2;) {
      while (!isLoaded()) await window.nextFrame();
      if (!driven)
        for (const animation of document.getAnimations()) {
          if (animation.effect!.getComputedTiming().endTime === Infinity) animation.cancel();
          else animation.finish();
        }
      await observersCalled();
      // Runs after all other queued work, so the last section is hydrated. An idle callback might
      // never run.
      await window.scheduler.postTask(() => {}, { priority: "background" });
      await window.nextFrame();
      const now = state();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
    // A caret may have been scrolled into view since.
    if (activeElement instanceof HTMLInputElement) activeElement.scrollLeft = 0;
  }, isDriven);
}

/** The same for a page with scripts switched off, which needs no stable frames. */
export async function settleWithoutScript(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** Lets everything that appears by itself appear, then pauses the clock and settles. */
export async function rest(page: Page): Promise<void> {
  await settle(page);
  for (let tries = 1; ; tries++) {
    // Not `Date.now`, which a story that is seen at a moment replaces.
    const now = await page.evaluate(() => new Date().getTime());
    try {
      await page.clock.pauseAt(now + restMs);
      break;
    } catch (error) {
      // On a busy machine the time to pause at may already have passed.
      if (tries === 10) throw error;
    }
  }
  // Timers request animation frames, which now come from the fake clock.
  await page.clock.runFor(100);
  await settle(page);
}

/** Sets every animation to `now` ms after the story rendered; new ones start at that time. */
async function place(page: Page, now: number): Promise<void> {
  await page.evaluate(async (at) => {
    const known = ((window as { started?: WeakMap<Animation, number> }).started ??= new WeakMap());
    // React renders in message tasks, the browser starts transitions in frames.
    for (let frames = 0; frames < 2; frames++) await window.nextFrame();
    for (const animation of document.getAnimations()) {
      if (!known.has(animation)) known.set(animation, at);
      const elapsed = at - known.get(animation)!;
      if (elapsed >= Number(animation.effect!.getComputedTiming().endTime)) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = elapsed;
      }
    }
    await window.nextFrame();
  }, now);
}

/** Advances time by `ms` after the story has rendered, and freezes it there. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await settle(page, true);
  await place(page, 0);
  for (let now = 0; now < ms;) {
    const step = Math.min(tickMs, ms - now);
    await page.clock.runFor(step);
    now += step;
    await place(page, now);
  }
  // Commits animated values, for the same reason as `still`.
  await page.evaluate(async () => {
    const held = document.getAnimations().flatMap((animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      if (!(target instanceof HTMLElement || target instanceof SVGElement) || pseudoElement)
        return [];
      animation.commitStyles();
      return [target];
    });
    for (const { style } of held) {
      style.setProperty("animation", "none", "important");
      style.setProperty("transition", "none", "important");
    }
    for (let frames = 0; frames < 2; frames++) await window.nextFrame();
  });
}
