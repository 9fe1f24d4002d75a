import { detailsStyles } from "./detailsStyles.ts";
import { textFamily } from "./fonts.ts";
import { palette } from "./palette.ts";
import { printStyles } from "./printStyles.ts";
import {
  durations,
  focusRing,
  lowWindow,
  layout,
  sizes,
  visuallyHidden,
  weights,
} from "./tokens.ts";

/**
 * Global styles of every page and story, after MUI's own. A function, so that client bundles, which
 * never call it, leave it out.
 */
export const baseStyles = () =>
  ({
    html: {
      // One scheme: what the browser draws itself, such as fields and scrollbars, is light too.
      // "only" keeps a dark theme that the browser forces from darkening logos and drawings.
      colorScheme: "only light",
      // Always a scrollbar, so that short and long pages have the same width.
      overflowY: "scroll",
      scrollPaddingTop: layout.navBarShrunk + 24,
      [lowWindow]: { scrollPaddingTop: 12 },
      textSizeAdjust: "100%",
    },
    body: {
      fontFamily: textFamily,
      fontSize: sizes.body,
      lineHeight: 1.6,
      overflowWrap: "break-word",
      // No single word on the last line. Inherited by all text; headings balance their lines.
      textWrap: "pretty",
    },
    // In so few words two on the last line are a stub as well.
    "td, dd, small, figcaption, h3 + p, .MuiCard-root p": { textWrap: "balance" },
    "button, input, select": { fontFamily: "inherit", fontSize: "inherit" },
    "html:has(dialog[open])": { overflow: "hidden" },
    // The second tap of a double tap must not hit the dialog that the first one opened. `!important`,
    // because the reduced-motion styles would shorten the animation.
    "@keyframes just-opened": { "from, to": { pointerEvents: "none" } },
    "dialog[open]": { animation: `just-opened ${durations.doubleTap}ms !important` },
    // A long word in a heading must not widen its column.
    "h1, h2, h3": { margin: 0, overflowWrap: "anywhere" },
    "p, ul, ol, dl, figure, blockquote": { margin: 0 },
    // Safari takes a list without markers for no list; an empty marker keeps it one. Where the items
    // are grids, which have no marker, the role is written out.
    "ul, ol": { padding: 0, listStyle: '""' },
    // Dialogs cover the window by default.
    dialog: {
      width: "100%",
      maxWidth: "none",
      height: "100dvh",
      maxHeight: "none",
      margin: 0,
      padding: 0,
      border: 0,
      color: palette.text.primary,
      backgroundColor: palette.background.default,
    },
    // Browsers without popovers would leave them open for good: a link stands in for their button.
    // A page's contents may lie open in its text.
    "@supports not selector(:popover-open)": {
      "[popovertarget], [popover]:not([open], nav)": { display: "none !important" },
    },
    "@supports selector(:popover-open)": {
      ".without-popover": { display: "none !important" },
    },
    img: { maxWidth: "100%", height: "auto", display: "block" },
    a: {
      color: palette.primary.main,
      fontWeight: weights.strong,
      textUnderlineOffset: "0.2em",
      textDecorationThickness: "1px",
      "&:hover": { textDecorationThickness: "2px" },
    },
    // In text, a phone number split over two lines is easily misread.
    'p > a[href^="tel:"]': { whiteSpace: "nowrap" },
    ".visually-hidden": visuallyHidden,
    ":focus-visible": focusRing,
    '[tabindex="-1"]:focus': { outline: "none", boxShadow: "none" },
    "@media (prefers-reduced-motion: reduce)": {
      "*, ::before, ::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transition: "none !important",
        scrollBehavior: "auto !important",
      },
    },
    ...detailsStyles,
    ...printStyles,
  }) as const;
