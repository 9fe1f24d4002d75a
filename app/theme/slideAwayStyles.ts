import { durations, easing } from "./tokens.ts";

/**
 * Styles of a fixed element that is hidden, and not focusable, while its `data-shown` is false.
 * `visibility` changes after a delay instead of being animated: animating it makes the browser
 * recalculate the styles of the element and its descendants in every frame, which a transform alone
 * does not.
 * @param away styles of the hidden state: a `transform`, an `opacity`
 * @param also names of other properties to animate with them
 */
export function slideAwayStyles(
  away: { transform?: string; opacity?: number },
  also: string[] = [],
) {
  const properties = [...Object.keys(away), ...also];
  const forEach = (value: string, last: string) =>
    [...properties.map(() => value), last].join(", ");
  return {
    transitionProperty: [...properties, "visibility"].join(", "),
    transitionDuration: forEach(`${durations.slide}ms`, "0s"),
    transitionTimingFunction: easing,
    '&[data-shown="false"]': {
      ...away,
      visibility: "hidden",
      transitionDelay: forEach("0s", `${durations.slide}ms`),
    },
  } as const;
}
