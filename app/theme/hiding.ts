import { durations, easing } from "./tokens.ts";

/**
 * Styles of a fixed part that goes out of sight, and so out of reach, while its `data-shown` is false.
 * `visibility` waits for the end of the way instead of being animated with it: for that a browser works out
 * the styles of the part and all it holds in each frame, where a slide by itself needs none.
 * @param away how the part looks once it is gone: a `transform`, an `opacity`
 * @param also names of other properties that change over the same time
 */
export function hiding(away: { transform?: string; opacity?: number }, also: string[] = []) {
  const moving = [...Object.keys(away), ...also];
  const forEach = (value: string, last: string) => [...moving.map(() => value), last].join(", ");
  return {
    transitionProperty: [...moving, "visibility"].join(", "),
    transitionDuration: forEach(`${durations.slide}ms`, "0s"),
    transitionTimingFunction: easing,
    '&[data-shown="false"]': {
      ...away,
      visibility: "hidden",
      transitionDelay: forEach("0s", `${durations.slide}ms`),
    },
  } as const;
}
