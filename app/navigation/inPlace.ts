import type { Location } from "react-router";

/**
 * Options of a navigation that changes the page that is shown, as a filter does: scroll, focus and an
 * open search stay. What has changed it is the state of its history entry; no page has another state.
 */
export const inPlace = (by: "link" | "filter" | "typing") => ({
  preventScrollReset: true,
  state: by,
});

/** Whether an entry was made so. */
export const isInPlace = ({ state }: Pick<Location, "state">) => state !== null;
