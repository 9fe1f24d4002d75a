import { useSyncExternalStore } from "react";
import { dateToday } from "../lib/dates.ts";

/** Nothing tells when a day begins: it is seen at the next render. */
const subscribe = () => () => {};

/** The date in London; undefined until hydrated, as a prerendered page cannot know it. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(subscribe, dateToday, () => undefined);
