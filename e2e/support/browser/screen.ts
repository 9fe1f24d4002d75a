import type { Page, TestDetails } from "@playwright/test";
import { screens } from "../../../.storybook/screenshots.ts";
import { breakpoints } from "../../../app/theme/tokens.ts";

// Each project in playwright.config.ts runs the tests tagged for its screen. Slow tests whose
// result does not depend on width are tagged too: keyboard tests as wide, network faults as narrow.
// A tag such as `@wcag-2.4.7` names a success criterion: the HTML report filters by them.

/** For wide screens only: the navigation bar's links, a mouse, the hero's video. */
export const onlyWide: TestDetails = { tag: "@wide" };

/** For narrow screens only: the mobile menu, the bottom bar, touch. */
export const onlyNarrow: TestDetails = { tag: "@narrow" };

/** Whose parts differ between the two layouts; the others run on phones in `npm test`. */
export const onBoth: TestDetails = { tag: "@both" };

/** For Playwright's Firefox and WebKit, too, where they are installed. */
export const inEngines: TestDetails = { tag: "@engines" };

/** For `npm run test:full`: what seldom breaks by a change. */
export const onlyFull: TestDetails = { tag: "@full" };

/** The tags of a test's details, and more. */
export const tags = ({ tag = [] }: TestDetails, ...more: string[]): TestDetails => ({
  tag: [tag, more].flat(),
});

/** The phone viewport, px: also for a wide window's tests that look at both sizes. */
export const { phone } = screens;

/** Where the wide layout begins, px. */
export const breakpointMd = breakpoints.md;

export const isWide = (page: Page): boolean => page.viewportSize()!.width >= breakpointMd;
