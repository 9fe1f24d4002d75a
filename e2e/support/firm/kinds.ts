/** Kinds of page, as tests divide their work by them. */
import { onlyFull, onlyWide } from "../browser/screen.ts";

/** Kinds made of parts that others show too, and which do. */
const shownBy = { post: ["guide"], "service-town": ["service", "town"], locations: ["home"] };
export const kindsCoveredByOthers = new Set(Object.keys(shownBy));

/** A slow test of such a kind is for the full run, the others' for a wide window. */
export const onlyWideOrFull = (kind: string) =>
  kindsCoveredByOthers.has(kind) ? onlyFull : onlyWide;
