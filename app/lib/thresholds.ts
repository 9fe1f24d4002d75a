/**
 * Thresholds and timings of the specification (§9), and a few of our own; the budgets are in
 * `app/metrics`. Tests state the numbers literally instead of importing them.
 */

/** Scroll distance beyond which the navigation bar shrinks, px. */
export const navBarScrollPx = 20;
/** Scroll distance beyond which the bottom bar hides on scrolling down, px. */
export const bottomBarHidePx = 100;
/** Minimum viewport width for the hero's video, px. */
export const heroVideoMinWidthPx = 768;
/** Distance from the viewport at which the hero's video loads, px. */
export const heroVideoMarginPx = 200;
/** Part of the viewport's height after which scroll-to-top and the call bar appear. */
export const scrolledFarRatio = 0.5;
/** Delay after load before the messaging button appears, ms. */
export const messagingButtonDelayMs = 1000;
/** Duration of a counter, ms, and how much of it must be visible to start it. */
export const counterDurationMs = 2000;
export const counterVisibleRatio = 0.5;
/** Maximum number of animation frames to look for a hash target. */
export const hashScrollFrames = 10;
/** Delay before a loading page shows a spinner, ms. */
export const spinnerDelayMs = 160;
/** Number of projects on the home page, and initially in a list of at least twice as many. */
export const homePortfolioLimit = 3;
export const portfolioLimit = 6;
/** How long skeleton cards show, ms. */
export const skeletonDelayMs = 500;
/** Between one card's entrance and the next one's, seconds. */
export const staggerSeconds = 0.1;
/** Initial position of the before/after slider, per cent of its width. */
export const sliderStartPercent = 50;
/** Metadata limits (specification §5), characters. */
export const titleLimit = 60;
export const descriptionLimit = 160;
/** Toasts, of which one shows at a time: for how long, and when a swipe dismisses one. */
export const toastDurationMs = 4000;
export const toastSwipePx = 20;
export const toastSwipePxPerMs = 0.11;
/** Delay before a dismissed toast is removed, ms. */
export const toastRemoveDelayMs = 1_000_000;
/** Query policy: retries, first and longest backoff and cache time, ms. */
export const queryRetries = 3;
export const queryFirstWaitMs = 1000;
export const queryLongestWaitMs = 30_000;
export const queryKeptMs = 5 * 60 * 1000;
