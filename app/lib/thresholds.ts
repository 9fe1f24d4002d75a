/**
 * Every threshold and timing of the specification (§9), named once. Tests state the numbers
 * themselves.
 */

/** The navigation bar shrinks once the page is scrolled further than this, px. */
export const navBarScrollPx = 20;
/** The bottom bar hides going down once the page is scrolled further than this, px. */
export const bottomBarHidePx = 100;
/** The hero shows its video from this viewport width, px. */
export const heroVideoMinWidthPx = 768;
/** The hero's video loads once the hero is this near to the viewport, px. */
export const heroVideoMarginPx = 200;
/** Scroll-to-top and the call bar appear past this part of the viewport's height. */
export const scrolledFarRatio = 0.5;
/** The messaging button appears this long after load, ms. */
export const messagingButtonDelayMs = 1000;
/** A counter runs this long, ms, once this part of it is visible. */
export const counterDurationMs = 2000;
export const counterVisibleRatio = 0.5;
/** A hash target is looked for in this many animation frames at most. */
export const hashScrollFrames = 10;
/** A page that is there sooner than this shows no spinner, ms. */
export const spinnerDelayMs = 160;
/** Projects shown on the home page and in a list by default. */
export const homePortfolioLimit = 3;
export const portfolioLimit = 6;
/** Skeleton cards stand for this long, ms; cards follow each other by `staggerSeconds`. */
export const skeletonDelayMs = 500;
export const staggerSeconds = 0.1;
/** The before/after slider starts here, percent of its width. */
export const sliderStartPercent = 50;
/** Metadata limits of §5, characters. */
export const titleLimit = 60;
export const descriptionLimit = 160;
/** Toasts: how many at once, how long, and when a swipe dismisses one. */
export const toastLimit = 1;
export const toastDurationMs = 4000;
export const toastSwipePx = 20;
export const toastSwipePxPerMs = 0.11;
/** A dismissed toast is forgotten after this long, ms. */
export const toastRemoveDelayMs = 1_000_000;
/** Query policy: retries, first and longest wait, and how long an answer is kept, ms. */
export const queryRetries = 3;
export const queryFirstWaitMs = 1000;
export const queryLongestWaitMs = 30_000;
export const queryKeptMs = 5 * 60 * 1000;
