import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { sliderStartPercent } from "../../lib/thresholds.ts";
import { layout } from "../../theme/tokens.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import { useDivider } from "./useDivider.ts";

/**
 * Applies from the first paint, so hydration shifts nothing. Without scripts, and in print, the
 * pictures are stacked.
 */
const sliding = "@media screen and (scripting: enabled)";

const Frame = styled("figure")(({ theme }) => ({
  display: "grid",
  gap: 20,
  "& figure": { margin: 0 },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& figcaption": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    marginTop: 6,
  },
  "& [data-part]": { display: "none" },
  [sliding]: {
    "--at": `${sliderStartPercent}%`,
    position: "relative",
    overflow: "hidden",
    borderRadius: 3,
    gap: 0,
    aspectRatio: "4 / 3",
    [theme.breakpoints.up("sm")]: { aspectRatio: "16 / 9" },
    [theme.breakpoints.up("md")]: { aspectRatio: "2.1" },
    "& > figure": { position: "absolute", inset: 0 },
    "& > figure:first-of-type": { zIndex: 1, clipPath: "inset(0 calc(100% - var(--at)) 0 0)" },
    "& picture, & img": { display: "block", width: "100%", height: "100%", aspectRatio: "auto" },
    "& figcaption": {
      position: "absolute",
      insetInlineEnd: 14,
      bottom: 14,
      margin: 0,
      padding: "4px 12px",
      borderRadius: 3,
      // Visible in forced-colours mode only.
      border: "1px solid transparent",
      backgroundColor: theme.palette.background.paper,
      lineHeight: 1.4,
    },
    "& > figure:first-of-type figcaption": { insetInline: "14px auto" },
    // At an end, one picture covers the other and its label.
    '& figcaption[data-covered="true"]': { visibility: "hidden" },
    "& [data-part]": { display: "block" },
    "& [data-part=line]": {
      position: "absolute",
      zIndex: 2,
      insetBlock: 0,
      insetInlineStart: "var(--at)",
      width: 3,
      marginInlineStart: -1.5,
      border: "0 solid transparent",
      boxShadow: theme.shadows[4],
      backgroundColor: theme.palette.background.paper,
      pointerEvents: "none",
      "@media (forced-colors: active)": { borderInlineStartWidth: 3 },
    },
    "& [data-part=handle]": {
      position: "absolute",
      top: "50%",
      insetInlineStart: "50%",
      display: "grid",
      placeItems: "center",
      width: layout.target + 8,
      height: layout.target + 8,
      borderRadius: "50%",
      border: "2px solid transparent",
      translate: "-50% -50%",
      color: theme.palette.primary.main,
      backgroundColor: theme.palette.background.paper,
      boxShadow: theme.shadows[4],
    },
    "& input, & [data-part=layer]": {
      position: "absolute",
      zIndex: 3,
      inset: 0,
      width: "100%",
      height: "100%",
      margin: 0,
    },
    "& input": { opacity: 0, pointerEvents: "none" },
    "& [data-part=layer]": {
      cursor: "ew-resize",
      // Vertical swipes still scroll the page, and two fingers zoom it.
      touchAction: "pan-y pinch-zoom",
    },
    "& input:focus-visible + [data-part=line] > [data-part=handle]": {
      outline: `3px solid ${theme.palette.primary.main}`,
      outlineOffset: 3,
      boxShadow: `0 0 0 7px ${theme.palette.background.paper}`,
    },
  },
}));

export type BeforeAfterProps = {
  before: PictureSource;
  after: PictureSource;
  /** The `sizes` attribute of both. */
  sizes: string;
  /**
   * Loads the after picture at once, for the first screen only. It fills the frame, and the before
   * picture is clipped on top of it. Loading both at once would split the bandwidth and delay each.
   */
  priority?: boolean;
};

/**
 * Before and after pictures of one place with a divider between them, driven by a native range
 * input (arrows, Page keys, Home, End) and by clicks and drags on the pictures; 0 to 100, starting at
 * 50 (specification §2, §9). The value is the divider's distance from the left; the value text says
 * how much of the after picture is visible.
 */
export function BeforeAfter({ before, after, sizes, priority = false }: BeforeAfterProps) {
  const { position, input, layer } = useDivider();
  return (
    <Frame style={{ "--at": `${position}%` } as CSSProperties}>
      <figure>
        <Picture picture={before} sizes={sizes} />
        <figcaption data-covered={position === 0}>Before</figcaption>
      </figure>
      <figure>
        <Picture picture={after} sizes={sizes} priority={priority} />
        <figcaption data-covered={position === 100}>After</figcaption>
      </figure>
      {/* The keyboard has the input. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div data-part="layer" {...layer}>
        <input
          data-part="input"
          type="range"
          min={0}
          max={100}
          value={position}
          aria-label="Divider between before and after"
          aria-valuetext={`${100 - position} % after`}
          {...input}
        />
        <div data-part="line">
          <div data-part="handle">
            <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
              <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" stroke="currentColor" strokeWidth="2" />
            </svg>
          </div>
        </div>
      </div>
    </Frame>
  );
}
