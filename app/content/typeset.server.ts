/** Sets the marks that a keyboard has straight as a printer sets them. */

/** Inside a link's address and title Markdown wants its own quotes. */
const quoted = /(?<![\p{L}\p{N}]|\]\([^)\n]*)"(?=\S)([^"\n]*)(?<=\S)"/gu;
/** One in an address, or in the name of a file, is a part of it. */
const apostrophe =
  /(?<=[\p{L}\p{N}])(?<!(?:https?:\/\/|\]\()[^\s)]*)'(?!\S*\.(?:jpe?g|png|webp|avif|svg|mp4|webm)\b)/gu;

/** Curls quotes that come in pairs, and apostrophes after a letter; whatever else is left alone. */
export const typeset = (text: string): string =>
  text.replace(quoted, "“$1”").replace(apostrophe, "’");

/** The same for every text in a value made of lists and fields. */
export function typesetAll<Value>(value: Value): Value {
  if (typeof value === "string") return typeset(value) as Value;
  if (Array.isArray(value)) return value.map(typesetAll) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, typesetAll(part as unknown)]),
  ) as Value;
}
