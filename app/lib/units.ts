/**
 * Figures and their units, days and their months, short prefixes and their words: no line break may
 * part them.
 */

const figureAndUnit =
  /(\d) (?=(?:mm²?|cm²?|m[²³]?|km|kg|kW|W|°C|dB|mph|miles?|million|per cent|minutes?|hours?|days?|weeks?|months|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}\p{N}]))/gu;

export const noBreakSpace = "\u00A0";
/** Nothing to see, and no line breaks beside it: our typefaces have no no-break hyphen (U+2011). */
const wordJoiner = "\u2060";

/** "bi-" of "bi-fold", "I-" of "I-joist". */
const shortPrefix = /(?<=^|[\s(“‘])\p{L}{1,2}-(?=\p{L})/gu;

/** Holds each figure and its unit together: "470 mm", "£10 million", "1 April". */
export const holdUnits = (words: string): string =>
  words.replaceAll(figureAndUnit, `$1${noBreakSpace}`);

/** Holds a prefix of one or two letters to its word: "bi-fold". */
export const holdPrefixes = (words: string): string =>
  words.replaceAll(shortPrefix, `$&${wordJoiner}`);

/**
 * Words with the spaces that people type, and nothing that holds them together, for whatever is not a
 * page: search, feed, messages.
 */
export const typedSpaces = (words: string): string =>
  words.replaceAll(noBreakSpace, " ").replaceAll(wordJoiner, "");
