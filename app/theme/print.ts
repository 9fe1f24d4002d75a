/** How pages stand on paper: the words and pictures, without what only a screen can use. */
import { weights } from "./tokens.ts";

export const printStyles = {
  "@page": { margin: "18mm 16mm" },
  "@media print": {
    // Menus, docks, ornaments and everything else that a reader of paper cannot use.
    "[data-screen-only], dialog, [popover]": { display: "none !important" },
    "*": { boxShadow: "none !important", position: "static" },
    html: { overflowY: "visible", scrollbarGutter: "auto !important", fontSize: "11pt" },
    body: { fontSize: "1rem", backgroundColor: "transparent" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "p, li": { orphans: 3, widows: 3 },
    "figure, tr, blockquote, dl > div": { breakInside: "avoid" },
    "main img": { maxHeight: "11cm", objectFit: "contain", objectPosition: "left" },
    // An address that can be typed.
    'main :is(p, li, td) a[href^="https://"]:not(:has(img), [href*="wa.me/"])::after': {
      content: '" (" attr(href) ")"',
      fontWeight: weights.text,
      overflowWrap: "anywhere",
    },
  },
} as const;
