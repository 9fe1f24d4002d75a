import { test } from "@playwright/test";
import { breakpoints } from "../../app/theme/tokens.ts";

/** For tests of the navigation bar with its links, which wide screens have. */
export function onlyWide() {
  test.skip(
    ({ viewport }) => viewport!.width < breakpoints.lg,
    "the links are in the mobile menu here",
  );
}

/** For tests of the mobile menu, which narrow screens have. */
export function onlyNarrow() {
  test.skip(({ viewport }) => viewport!.width >= breakpoints.lg, "the links are in the bar here");
}
