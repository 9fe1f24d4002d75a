/**
 * While a page has only come as HTML, the browser leaves what lies far below the first screen out of its
 * layout. The first paint comes the earlier, and the pictures down there do not compete with the first one.
 * Finished pages have the attribute, start.ts takes it away as soon as the first screen is painted; without
 * scripts it has no effect.
 */

/** Of `<html>`, as long as only the first screen is laid out. */
export const firstScreenAttribute = "data-first-screen";

/** Selector of the parts that wait: bands, the blocks of a long text, the footer. */
export const belowFirstScreen = "main section:not(:first-child),#text>*,footer";

/** How high a part passes for until it is laid out, in px. Nothing in sight depends on it. */
const assumedHeight = 400;

/** An address that names a place needs all that stands above it. */
const page = `html[${firstScreenAttribute}]:not(:has(:target))`;

export const firstScreenStyles = {
  "@media screen and (scripting: enabled)": {
    [`${page} :is(${belowFirstScreen})`]: {
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto ${assumedHeight}px`,
    },
  },
} as const;
