import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { textFamily } from "./fonts.ts";
import { printStyles } from "./print.ts";
import { colours, durations, focusRing, lowWindow, measures, sizes, weights } from "./tokens.ts";

const siteStyles = {
  html: {
    // Short pages are as wide as long ones.
    overflowY: "scroll",
    scrollPaddingTop: measures.navBarShrunk + 24,
    [lowWindow]: { scrollPaddingTop: 12 },
    textSizeAdjust: "100%",
  },
  body: {
    fontFamily: textFamily,
    fontSize: sizes.body,
    lineHeight: 1.6,
    overflowWrap: "break-word",
  },
  "button, input, select": { fontFamily: "inherit", fontSize: "inherit" },
  "html:has(dialog[open])": { overflow: "hidden" },
  // The second tap of a double tap on what opened it is not for what has come to stand there. Told as
  // important, or reduced motion would shorten it.
  "@keyframes just-opened": { "from, to": { pointerEvents: "none" } },
  "dialog[open]": { animation: `just-opened ${durations.doubleTap}ms !important` },
  // A heading's one long word must not widen the column it stands in.
  "h1, h2, h3": { margin: 0, overflowWrap: "anywhere" },
  "p, ul, ol, dl, figure, blockquote": { margin: 0 },
  // No word alone on a last line.
  "p, li, dd, figcaption": { textWrap: "pretty" },
  "ul, ol": { padding: 0, listStyle: "none" },
  // Over the whole window, unless its own styles say otherwise.
  dialog: {
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: 0,
    color: colours.ink,
    backgroundColor: colours.film,
  },
  img: { maxWidth: "100%", height: "auto", display: "block" },
  a: {
    color: colours.recordBlue,
    fontWeight: weights.strong,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    "&:hover": { textDecorationThickness: "2px" },
  },
  // A number broken over two lines is easily misread.
  'a[href^="tel:"]': { whiteSpace: "nowrap" },
  // Read aloud, not shown.
  ".visually-hidden": {
    position: "absolute",
    width: 1,
    height: 1,
    margin: -1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  ":focus-visible": focusRing,
  '[tabindex="-1"]:focus': { outline: "none", boxShadow: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, ::before, ::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
  ...printStyles,
};

/** What holds for every page and story before any component is styled. */
export function BaseStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={siteStyles} />
    </>
  );
}
