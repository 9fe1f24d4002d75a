/** Kinds of page, as tests divide their work by them. */
import { onlyFull, onlyWide } from "../browser/screen.ts";

/** Kinds made of parts that a service page, an index or the home page shows too. */
export const kindsCoveredByOthers = new Set([
  "guide",
  "post",
  "town",
  "service-town",
  "trust",
  "testimonials",
  "locations",
]);

/** A slow test of such a kind is for the full run, the others' for a wide window. */
export const onlyWideOrFull = (kind: string) =>
  kindsCoveredByOthers.has(kind) ? onlyFull : onlyWide;
