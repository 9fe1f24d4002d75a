/**
 * Which screenshots to take of a story. Both our own visual comparison (`npm run visual`) and
 * Chromatic derive them from this, so a new story needs no registration in either.
 */
import type { Parameters } from "@storybook/react-vite";

/** Screens used by the audits, px. */
export const screens = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Screen = keyof typeof screens;

/** Modes in which to capture a story, besides at rest on a screen. */
export type Variant = "forced-colours" | "more-contrast" | "print" | "no-script";

/** `parameters.visual` of a story, of a component or of all stories. */
export type Visual = {
  /** Screens for the story at rest, under reduced motion; phone and desktop by default. */
  screens?: Screen[];
  /**
   * Further modes, on its widest screen. Widgets get forced colours by default, where colour may be
   * the only cue.
   */
  also?: Variant[];
  /**
   * Instants of its motion, in ms after rendering, on its widest screen. Such a story is shown at
   * rest only if it names screens too. Its play function must not wait, since the clock is paused.
   */
  instants?: number[];
  /** A CSS selector of what a mouse rests on. A play function has no pointer that styles would see. */
  hover?: string;
};

/** One screenshot to take. */
export type Shot = {
  /** Part of the file name: a screen, a mode, or `motion-500ms`. */
  mode: string;
  /** The viewport it is loaded in. */
  viewport: { width: number; height: number };
  variant?: Variant;
  /** Time on the clock, ms. If absent, the story is at rest. */
  instant?: number;
  /** What a mouse rests on. */
  hover?: string;
};

/** Photographs and videos: replaced with placeholders here, ignored by Chromatic. */
const notCompared = ['img[src^="/pictures/"]:not([src$=".svg"])', "video"];

/** What Storybook knows of a story. */
export type Story = {
  title: string;
  parameters: Parameters;
  /** One that sets its viewport is shown only there. */
  globals: Parameters;
};

function visualOf({ title, parameters, globals }: Story) {
  const visual = (parameters.visual ?? {}) as Visual;
  const own = (globals.viewport as { value?: string } | undefined)?.value;
  const { instants = [], hover } = visual;
  const usual: Screen[] = visual.screens ?? (instants.length > 0 ? [] : ["phone", "desktop"]);
  const atRest = own && usual.length > 0 ? [own as Screen] : usual;
  const isWidget = title.startsWith("Widgets/") && atRest.length > 0;
  return {
    screens: atRest,
    also: visual.also ?? (isWidget ? ["forced-colours"] : []),
    instants,
    hover,
    widest: atRest.at(-1) ?? (own as Screen | undefined) ?? "desktop",
  } satisfies Visual & { widest: Screen };
}

/** Every screenshot of a story: its screens, modes and instants. */
export function shotsOf(story: Story): Shot[] {
  const visual = visualOf(story);
  const widest = screens[visual.widest];
  return [
    ...visual.screens.map((screen) => ({ mode: screen, viewport: screens[screen] })),
    ...visual.also.map((variant) => ({ mode: variant, viewport: widest, variant })),
    ...visual.instants.map((instant) => ({
      mode: `motion-${instant}ms`,
      viewport: widest,
      instant,
    })),
  ].map((shot) => (visual.hover === undefined ? shot : { ...shot, hover: visual.hover }));
}

/**
 * Chromatic's parameters: its modes are screens. Forced colours, print and instants are left to our
 * own comparison, since Chromatic has one medium per story and no control of the clock.
 */
export function chromaticOf(story: Story): Parameters {
  const visual = visualOf(story);
  const wanted = visual.screens.length > 0 ? visual.screens : [visual.widest];
  return {
    modes: Object.fromEntries(wanted.map((screen) => [screen, { viewport: screens[screen] }])),
    ignoreSelectors: notCompared,
    prefersReducedMotion: "reduce",
  };
}
