/** Figures and their units, days and their months: no line break may part them. */

import { months } from "./dates.ts";
import { noBreakSpace } from "./noBreakSpace.ts";

const units =
  "mm²?|cm²?|m[²³]?|km|kg|kW|W|°C|dB|mph|miles?|million|per cent|minutes?|hours?|days?|weeks?|months|degrees|rings";

const figureAndUnit = new RegExp(
  `(\\d) (?=(?:${units}|${months.join("|")})(?![\\p{L}\\p{N}]))`,
  "gu",
);

/** Holds each figure and its unit together: "470 mm", "£10 million", "1 April". */
export const holdUnits = (words: string): string =>
  words.replaceAll(figureAndUnit, `$1${noBreakSpace}`);

/** Words with the spaces that people type, for whatever is not a page: search, feed, messages. */
export const typedSpaces = (words: string): string => words.replaceAll(noBreakSpace, " ");
