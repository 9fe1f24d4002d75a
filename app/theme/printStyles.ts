/** Print styles: text and pictures, without anything that needs a screen. */
import { weights } from "./tokens.ts";

export const printStyles = {
  "@page": { margin: "18mm 16mm" },
  "@media print": {
    // Menus, docks, ornaments and whatever else is useless in print.
    "[data-screen-only], dialog, [popover]": { display: "none !important" },
    "*": { boxShadow: "none !important", position: "static" },
    html: { overflowY: "visible", scrollbarGutter: "auto !important", fontSize: "11pt" },
    body: { fontSize: "1rem", backgroundColor: "transparent" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "p, li": { orphans: 3, widows: 3 },
    "figure, tr, blockquote, dl > div": { breakInside: "avoid" },
    "main img": { maxHeight: "11cm", objectFit: "contain", objectPosition: "left" },
    // What is closed; browsers without this are asked to open it (`useOpenDetails`).
    "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
    summary: { minHeight: "0 !important", paddingBottom: "4px !important" },
    "summary::after": { display: "none !important" },
    // Prints URLs, so that they can be typed.
    'main :is(p, li, td, details > div) a[href^="https://"]:not(:has(img), [href*="wa.me/"])::after':
      {
        content: '" (" attr(href) ")"',
        fontWeight: weights.text,
        overflowWrap: "anywhere",
      },
  },
} as const;
