import { expect, test } from "vitest";
import * as thresholds from "./thresholds.ts";

// All in one place, so that a number changed by accident fails at once. Most are measured in a browser too.
test("the thresholds and timings are the specification's", () => {
  expect(thresholds).toMatchObject({
    navBarScrollPx: 20,
    bottomBarHidePx: 100,
    heroVideoMinWidthPx: 768,
    heroVideoMarginPx: 200,
    scrolledFarRatio: 0.5,
    messagingButtonDelayMs: 1000,
    counterDurationMs: 2000,
    counterVisibleRatio: 0.5,
    hashScrollFrames: 10,
    spinnerDelayMs: 160,
    homePortfolioLimit: 3,
    portfolioLimit: 6,
    skeletonDelayMs: 500,
    staggerSeconds: 0.1,
    sliderStartPercent: 50,
    titleLimit: 60,
    descriptionLimit: 160,
    toastDurationMs: 4000,
    toastSwipePx: 20,
    toastSwipePxPerMs: 0.11,
    toastRemoveDelayMs: 1_000_000,
    queryRetries: 3,
    queryFirstWaitMs: 1000,
    queryLongestWaitMs: 30_000,
    queryKeptMs: 300_000,
  });
});
