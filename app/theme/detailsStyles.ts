/** Looks of what opens: answers to questions, and the folds of a page on a phone. */
import { foldClass } from "./foldClass.ts";
import { palette } from "./palette.ts";
import { breakpoints, sizes, weights } from "./tokens.ts";

export const detailsStyles = {
  summary: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 24,
    minHeight: 60,
    paddingBlock: 14,
    cursor: "pointer",
    listStyle: "none",
    // A long compound would make a narrow page scroll sideways.
    overflowWrap: "anywhere",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: '""',
      flex: "none",
      width: 15,
      height: 15,
      background:
        "linear-gradient(currentColor 0 0) center / 100% 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 100% no-repeat",
      color: palette.primary.main,
    },
    "&:hover": { color: palette.primary.main },
  },
  "details[open] > summary::after": { backgroundSize: "100% 2px, 0 0" },
  // Closed on phones only: from `md` up there is room for all of it. Browsers that can't show what is
  // closed keep the line that opens it.
  [`.${foldClass}`]: { marginTop: 20, borderBlock: `1px solid ${palette.divider}` },
  [`.${foldClass} > summary`]: {
    minHeight: 48,
    paddingBlock: 9,
    color: palette.primary.main,
    fontWeight: weights.strong,
    lineHeight: 1.35,
  },
  [`.${foldClass} > summary small`]: {
    display: "block",
    color: palette.text.secondary,
    fontSize: sizes.fine,
    fontWeight: weights.text,
  },
  "@supports selector(::details-content)": {
    [`@media (min-width: ${breakpoints.md}px), print`]: {
      [`.${foldClass}`]: { margin: 0, border: 0 },
      [`.${foldClass} > summary`]: { display: "none" },
      [`.${foldClass}::details-content`]: { contentVisibility: "visible", blockSize: "auto" },
    },
  },
} as const;
