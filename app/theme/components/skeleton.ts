import { keyframes, type Theme } from "@mui/material/styles";
import { skeletonDelayMs } from "../../lib/thresholds.ts";

declare module "@mui/material/Skeleton" {
  interface SkeletonPropsVariantOverrides {
    card: true;
  }
}

const stand = keyframes({ "from, to": { visibility: "visible" } });

/** Where a skeleton may stand: it would only be in the way of someone without a script. */
export const whenSkeleton =
  "@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";

export const MuiSkeleton: NonNullable<Theme["components"]>["MuiSkeleton"] = {
  defaultProps: { animation: false },
  variants: [
    {
      props: { variant: "card" },
      style: ({ theme }) => {
        const { blueTint, line } = theme.palette.drawing;
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
              plate(line, "0 calc(100% - 34px) / 68% 16px"),
              plate(line, "0 calc(100% - 6px) / 40% 12px"),
              plate(blueTint, "0 0 / 100% calc(100% - 72px)"),
            ].join(", "),
            animation: `${stand} ${skeletonDelayMs}ms step-end`,
          },
        };
      },
    },
  ],
};
