/** Motion on a driven clock: timers, frames, transitions and animations move only when told to. */
import type { CDPSession, Page } from "@playwright/test";
import { moment } from "./atRest.ts";

/** How far the clock goes at a time, ms: an animation starts on a multiple of it. */
const tick = 50;

/** Stops every clock of the page, before it loads anything. */
export async function stopClocks(page: Page, session: CDPSession): Promise<void> {
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.clock.pauseAt(new Date(moment.getTime() + 1000));
}

/** What the page's clock, driven, lets pass between two frames, ms. */
const frame = 16;

/**
 * Brings the stopped clock to the beginning of a frame: as many frames then fit into an instant each
 * time. To be called as soon as the page has come, before the story is there.
 */
export async function beginFrame(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(frame - (now % frame));
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
      const end = Number(animation.effect!.getComputedTiming().endTime);
      if (elapsed >= end) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = elapsed;
      }
    }
    await window.nextFrame();
  }, now);
}

/** Lets time pass from one instant to a later one, ms after the story rendered. */
export async function passTime(page: Page, from: number, to: number): Promise<void> {
  await place(page, from);
  for (let now = from; now < to;) {
    const step = Math.min(tick, to - now);
    await page.clock.runFor(step);
    now += step;
    await place(page, now);
  }
}

/**
 * Writes what animations show at this instant into the elements and takes the animations away: the
 * browser draws a moving part from pieces of earlier instants, and one that stands afresh.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const held = document.getAnimations().flatMap((animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      // Styles can be written into elements only: what belongs to none stays as it is.
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
