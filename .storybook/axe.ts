/** Which of axe's rules hold. The tests (`e2e/support/audit/axe.ts`) and Storybook's panel both read them here. */
import type { RunOptions } from "axe-core";

/** Every WCAG level up to 2.2 AA, plus axe's best practices. */
export const axeOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  // Off by default.
  rules: { "target-size": { enabled: true } },
} satisfies RunOptions;

/** The same for a story: a part of a page needs no landmarks, no first heading and no way past it. */
export const axeOptionsOfStory = {
  ...axeOptions,
  rules: {
    ...axeOptions.rules,
    bypass: { enabled: false },
    region: { enabled: false },
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
  },
} satisfies RunOptions;
