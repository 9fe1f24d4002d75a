/** Kinds of page, as tests divide their work by them. */
import { onlyFull, onlyWide } from "../browser/screen.ts";

/** Kinds made of parts that others show too: a guide, a service and a town, and the home page. */
export const kindsCoveredByOthers = new Set(["post", "service-town", "locations"]);

/** A slow test of such a kind is for the full run, the others' for a wide window. */
export const onlyWideOrFull = (kind: string) =>
  kindsCoveredByOthers.has(kind) ? onlyFull : onlyWide;
