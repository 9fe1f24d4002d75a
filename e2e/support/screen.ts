import type { Page, TestDetails } from "@playwright/test";

// Each project of playwright.config.ts takes the ones that its screen has. What is the same at every
// width and takes long has one of them, too: keys on wide screens, faults of the line on narrow ones.

/** For what wide screens have: the navigation bar with its links, a mouse, the hero's video. */
export const onlyWide: TestDetails = { tag: "@wide" };

/** For what narrow screens have: the mobile menu, the bottom bar, a finger. */
export const onlyNarrow: TestDetails = { tag: "@narrow" };

/** The phone's window, px: the project's, and what a wide window is made for a look at both. */
export const phone = { width: 390, height: 844 };

/** From here on the page has its wide layout, px: the theme's `md`. */
export const breakpointMd = 900;

export const isWide = (page: Page): boolean => page.viewportSize()!.width >= breakpointMd;
