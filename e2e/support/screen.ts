import type { TestDetails } from "@playwright/test";

// Each project of playwright.config.ts takes the ones that its screen has. What is the same at every
// width and takes long has one of them, too: keys on wide screens, faults of the line on narrow ones.

/** For what wide screens have: the navigation bar with its links, a mouse, the hero's video. */
export const onlyWide: TestDetails = { tag: "@wide" };

/** For what narrow screens have: the mobile menu, the bottom bar, a finger. */
export const onlyNarrow: TestDetails = { tag: "@narrow" };
