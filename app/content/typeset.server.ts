/** Converts straight quotes and apostrophes to typographic ones. */

/** Quoted text, except in a link's URL or title, where Markdown needs straight quotes. */
const quoted = /(?<![\p{L}\p{N}]|\]\([^)\n]*)"(?=\S)([^"\n]*)(?<=\S)"/gu;
/** Apostrophes, except in URLs and file names. */
const apostrophe =
  /(?<=[\p{L}\p{N}])(?<!(?:https?:\/\/|\]\()[^\s)]*)'(?!\S*\.(?:jpe?g|png|webp|avif|svg|mp4|webm)\b)/gu;

/** Curls paired quotes and apostrophes after a letter; leaves anything else alone. */
export const typeset = (text: string): string =>
  text.replace(quoted, "“$1”").replace(apostrophe, "’");

/** Changes every text in nested lists and objects. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const inside = (part: unknown) => mapTexts(part, change);
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map(inside) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inside(part)]),
  ) as Value;
}

/** The same as `typeset`, for every text in nested lists and objects. */
export const typesetAll = <Value>(value: Value): Value => mapTexts(value, typeset);
