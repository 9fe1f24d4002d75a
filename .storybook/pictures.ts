/**
 * Which pictures are taken of a story. The project's own visual comparison (`npm run visual`) and
 * Chromatic both read this list, so that a new story is in both without being named anywhere.
 */
import type { Parameters } from "storybook/internal/types";

/** Screens of the audits, px. */
export const screens = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Screen = keyof typeof screens;

/** Ways to look at a story other than on a screen at rest. */
export type Way = "forced-colours" | "more-contrast" | "print" | "no-script";

/** `parameters.visual` of a story, of a component or of all. */
export type Visual = {
  /** Screens of the story at rest, under reduced motion. A phone and a desktop, unless it names others. */
  screens?: Screen[];
  /** Besides, on its widest screen. For a widget forced colours: there a colour may be all that tells. */
  also?: Way[];
  /**
   * Moments of its motion, ms after it has rendered, on its widest screen. Such a story is not shown
   * at rest unless it names screens too. Its play function must not wait: nothing moves meanwhile.
   */
  instants?: number[];
};

/** One picture to take. */
export type Shot = {
  /** Names the picture: a screen, a way, or `motion-500ms`. */
  mode: string;
  /** The screen it is loaded on. */
  viewport: { width: number; height: number };
  way?: Way;
  /** How long the clock has run, ms. Without it the story is at rest. */
  instant?: number;
};

/** What is not the project's to compare: replaced here, ignored by Chromatic. */
const notCompared = ['img[src^="/pictures/"]:not([src$=".svg"])', "video"];

type Story = {
  title: string;
  parameters: Parameters;
  /** The story's own; one that sets its viewport is about that screen and no other. */
  globals: Parameters;
};

function visualOf({ title, parameters, globals }: Story): Required<Visual> & { widest: Screen } {
  const visual = (parameters.visual ?? {}) as Visual;
  const own = (globals.viewport as { value?: string } | undefined)?.value;
  const { instants = [] } = visual;
  const usual: Screen[] = visual.screens ?? (instants.length > 0 ? [] : ["phone", "desktop"]);
  const atRest = own && usual.length > 0 ? [own as Screen] : usual;
  const isWidget = title.startsWith("Widgets/") && atRest.length > 0;
  return {
    screens: atRest,
    also: visual.also ?? (isWidget ? ["forced-colours"] : []),
    instants,
    widest: atRest.at(-1) ?? (own as Screen | undefined) ?? "desktop",
  };
}

/** Every picture of a story: its screens, its other ways, its instants. */
export function shotsOf(story: Story): Shot[] {
  const visual = visualOf(story);
  const widest = screens[visual.widest];
  return [
    ...visual.screens.map((screen) => ({ mode: screen, viewport: screens[screen] })),
    ...visual.also.map((way) => ({ mode: way, viewport: widest, way })),
    ...visual.instants.map((instant) => ({
      mode: `motion-${instant}ms`,
      viewport: widest,
      instant,
    })),
  ];
}

/**
 * The same for Chromatic: its modes are screens. Forced colours, print and instants stay with the
 * project's own pictures: there a story has one medium and its clock cannot be driven.
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
