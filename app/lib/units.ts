/** Figures and their units, which no line break may part. */

const figureAndUnit =
  /(\d) (?=(?:mm²?|cm²?|m[²³]?|km|kg|kW|W|°C|dB|mph|miles?|million|per cent|minutes?|hours?|days?|weeks?)(?![\p{L}\p{N}]))/gu;

export const noBreakSpace = "\u00A0";

/** Holds each figure and its unit together: "470 mm", "£10 million". */
export const holdUnits = (words: string): string =>
  words.replaceAll(figureAndUnit, `$1${noBreakSpace}`);

/** Words with the spaces that people type, for whatever is not a page: search, feed, messages. */
export const typedSpaces = (words: string): string => words.replaceAll(noBreakSpace, " ");
