/**
 * While a page has only come as HTML, the browser leaves what lies far below the first screen out of its
 * layout, so that the first paint comes earlier. On phones it paints the frame with the call button first and
 * what stands in it right after, in a task of its own, and the pictures further down wait too, and leave the
 * line to the first one and the typefaces. Finished pages have the attribute, start.ts takes it away once the
 * first screen is painted; without scripts it has no effect.
 */
import { breakpoints } from "./tokens.ts";

/** Of `<html>`, as long as only the first screen is laid out. */
export const firstScreenAttribute = "data-first-screen";

/**
 * Selector of the parts that wait: bands, the blocks of a long text, the footer. All by the names of their elements:
 * where one could be of any, the browser works out the styles of every element when the attribute goes.
 */
export const belowFirstScreen =
  "main section:not(:first-child),#text>:is(p,h2,h3,ul,ol,section,blockquote),footer";

/** How high a part passes for until it is laid out, in px. Nothing in sight depends on it. */
const assumedHeight = 400;
/**
 * Of a band. A browser lays out at once what is within one and a half windows of the window: on phones,
 * where no scroll bar shows how long a page passes for, one band is all that there is room for.
 */
const assumedBandHeight = 800;
const assumedBandHeightOnPhones = 2000;

/** An address that names a place needs all that stands above it. */
const page = `html[${firstScreenAttribute}]:not(:has(:target))`;

/** In s. Pictures come after it even where no script does. */
const longestWait = 2;

export const firstScreenStyles = {
  "@media screen and (scripting: enabled)": {
    // Weaker than what follows: one of the parts is named by an id.
    [`${page} :where(${belowFirstScreen})`]: {
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto ${assumedHeight}px`,
    },
    [`${page} main section`]: { containIntrinsicBlockSize: `auto ${assumedBandHeight}px` },
  },
  // A browser fetches a picture that may wait as soon as it is within 1,250 px of the window. Moved out of
  // reach it keeps its place on the page.
  "@keyframes out-of-reach": { "from, to": { translate: "0 -99999px" } },
  // Its height is that of any page, so that the footer stays out of sight.
  "@keyframes after-frame": {
    "from, to": { contentVisibility: "hidden", containIntrinsicBlockSize: "3000px" },
  },
  [`@media screen and (scripting: enabled) and (max-width: ${breakpoints.md - 0.05}px)`]: {
    [`${page} main`]: { animation: "after-frame 1ms" },
    [`${page} main section`]: { containIntrinsicBlockSize: `auto ${assumedBandHeightOnPhones}px` },
    [`${page} img[loading=lazy]`]: { animation: `out-of-reach ${longestWait}s` },
  },
} as const;
