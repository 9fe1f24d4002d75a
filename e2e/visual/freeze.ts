/**
 * The one place where time, motion and loading are held still for a picture. It waits for facts and
 * drives the page's clock; nothing waits for milliseconds.
 */
import type { Page } from "@playwright/test";

/** The one moment at which every picture is taken: a Friday, when the phone is answered. */
export const moment = new Date("2026-11-20T10:00:00Z");

/** The last thing that appears by itself does so 1000 ms after load (specification §9). */
const restMs = 1100;

/** What the driven clock lets pass between two frames, and how far it goes at a time, ms. */
const [frameMs, tickMs] = [16, 50];

declare global {
  interface Window {
    /** The browser's own frames, which go on while the page's clock stands still. */
    nextFrame: () => Promise<void>;
  }
}

/** At rest nothing may ever have moved: a browser composes what has from pieces drawn on the way. */
const still = "*, *::before, *::after { animation: none !important; transition: none !important }";
/** In forced colours a caret cannot be hidden, but it can be kept from blinking. */
const quiet =
  "* { caret-color: transparent !important; caret-animation: manual !important } video::-webkit-media-controls { display: none !important }";

/**
 * Gives a page a clock of its own before it loads anything.
 * @param isDriven whether its motion is driven with {@link passTime}: then every clock stands still
 */
export async function prepare(page: Page, isDriven: boolean): Promise<void> {
  await page.addInitScript(
    (css) => {
      // Bound now: the page's clock will put functions of its own in their place.
      const frame = window.requestAnimationFrame.bind(window);
      window.nextFrame = () => new Promise((done) => frame(() => done()));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    isDriven ? quiet : quiet + still,
  );
  await page.clock.install({ time: moment });
  if (!isDriven) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.clock.pauseAt(new Date(moment.getTime() + 1000));
}

/**
 * Resolves once fonts and pictures are there, the browser is idle, observers have been called and
 * three frames have the same layout and markup. Unless motion is driven, animations are put to their
 * end, endless ones to their beginning.
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
    // Observers are called in the order of their making: after this one, all that were there before.
    const observersCalled = () =>
      new Promise<void>((called) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          called();
        }).observe(document.body);
      });
    let before = "";
    for (let alike = 0; alike < 2;) {
      while (!isLoaded()) await window.nextFrame();
      if (!driven)
        for (const animation of document.getAnimations()) {
          if (animation.effect!.getComputedTiming().endTime === Infinity) animation.cancel();
          else animation.finish();
        }
      await observersCalled();
      // After all else that waits: hydration of the last band is over. An idle callback may never come.
      await window.scheduler.postTask(() => {}, { priority: "background" });
      await window.nextFrame();
      const now = state();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  }, isDriven);
}

/** The same for a page whose scripts are switched off: it has no frames to wait for. */
export async function settleWithoutScript(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** Lets what appears by itself appear, stops the page's clock there, and settles. */
export async function rest(page: Page): Promise<void> {
  await settle(page);
  for (let stopped = false; !stopped;) {
    const now = await page.evaluate(() => Date.now());
    stopped = await page.clock.pauseAt(now + restMs).then(
      () => true,
      // On a busy machine the moment was over before it was named.
      (error: unknown) => {
        if (!String(error).includes("past")) throw error;
        return false;
      },
    );
  }
  // Timers ask for frames, which the clock now hands out.
  await page.clock.runFor(100);
  await settle(page);
}

/**
 * Brings a stopped clock to the beginning of a frame, so that as many frames fit into an instant each
 * time. To be called as soon as the document is there, before the story is.
 */
export async function beginFrame(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(frameMs - (now % frameMs));
  if (await page.evaluate(() => document.querySelector("#storybook-root > *") !== null))
    throw new Error("the story was there before its clock was set");
}

/** Puts every animation where it is `now` ms after the story rendered; new ones start there. */
async function place(page: Page, now: number): Promise<void> {
  await page.evaluate(async (at) => {
    const known = ((window as { started?: WeakMap<Animation, number> }).started ??= new WeakMap());
    // React renders in messages, the browser starts transitions in frames.
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

/** Lets `ms` pass after the story has rendered, and holds it there. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await settle(page, true);
  await place(page, 0);
  for (let now = 0; now < ms;) {
    const step = Math.min(tickMs, ms - now);
    await page.clock.runFor(step);
    now += step;
    await place(page, now);
  }
  // What animations show goes into the elements: the browser composes a moving part of earlier pieces.
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
