import { dateToday } from "../lib/dates.ts";
import { useOnceHydrated } from "./useHydrated.ts";

/**
 * The date in London; undefined until hydrated, as a prerendered page cannot know it. Nothing tells
 * when a day begins: it is seen at the next render.
 */
export const useToday = (): string | undefined =>
  useOnceHydrated<string | undefined>(dateToday(), undefined);
