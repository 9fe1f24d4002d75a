import { keyframes, type Components, type Theme } from "@mui/material/styles";
import { skeletonDelayMs } from "../../lib/thresholds.ts";

const stand = keyframes({ "from, to": { visibility: "visible" } });

/** Where skeletons may show: without scripts they would only be in the way. */
export const whenSkeleton =
  "@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";

/**
 * The skeleton of a card: a frame for the picture and two lines for the text. It covers the
 * finished card for 500 ms (specification §4). Pure CSS, so that it neither waits for a script nor
 * outlasts one that fails; it never shows without JavaScript or under reduced motion.
 */
export const MuiSkeleton: Components<Theme>["MuiSkeleton"] = {
  defaultProps: { variant: "rectangular", animation: false },
  styleOverrides: {
    root: ({ theme }) => {
      const { divider, colours } = theme.palette;
      const plate = (colour: string, place: string) =>
        `linear-gradient(${colour} 0 0) ${place} no-repeat`;
      return {
        display: "none",
        [whenSkeleton]: {
          display: "block",
          visibility: "hidden",
          position: "absolute",
          inset: 0,
          zIndex: 1,
          height: "auto",
          pointerEvents: "none",
          borderRadius: theme.shape.borderRadius,
          background: [
            plate(divider, "0 calc(100% - 34px) / 68% 16px"),
            plate(divider, "0 calc(100% - 6px) / 40% 12px"),
            plate(colours.tint, "0 0 / 100% calc(100% - 72px)"),
          ].join(", "),
          animation: `${stand} ${skeletonDelayMs}ms step-end`,
        },
      };
    },
  },
};
