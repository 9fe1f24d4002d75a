/** How people write numbers and lengths: "2,700", "2 700", "2.7 m", "270cm". */

/** The source of a pattern for a number with thousands and decimals, in British spelling. */
export const numberPattern = String.raw`(?:\d{1,3}(?:[,\s]\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+`;

/** "2,700.5" as 2700.5: a number that {@link numberPattern} matches. */
export const readNumber = (written: string): number => Number(written.replace(/[,\s]/g, ""));

/** Units of length by the source of a pattern for their spellings, in mm. */
export const lengthUnits: [spelling: string, mm: number][] = [
  ["mm|millimet(?:re|er)s?", 1],
  ["cm|centimet(?:re|er)s?", 10],
  ["m|met(?:re|er)s?", 1000],
  ["ft|foot|feet|['’′]", 304.8],
  ['in|inch|inches|["”″]', 25.4],
];

const units = lengthUnits.map(([spelling]) => `(${spelling})`).join("|");
const part = new RegExp(String.raw`^\s*(${numberPattern})\s*(?:(?:${units})(?![a-z]))?\.?`, "i");

/**
 * A length as typed, in mm: numbers with their units, added up; without a unit it is in mm.
 * Undefined for anything else.
 */
export function readLength(typed: string): number | undefined {
  let rest = typed.trim();
  let sum: number | undefined;
  let isLast = false;
  while (rest !== "") {
    const [read, written, ...spelt] = part.exec(rest) ?? [];
    if (!read || !written || isLast) return undefined;
    const at = spelt.findIndex((unit) => unit !== undefined);
    // "8 ft 10" goes on in the next smaller unit of its kind, which would be a guess: not read.
    isLast = at < 0;
    if (isLast && sum !== undefined) return undefined;
    sum = (sum ?? 0) + readNumber(written) * (lengthUnits[at]?.[1] ?? 1);
    rest = rest.slice(read.length);
  }
  // Without the rounding errors of 2.7 × 1000.
  return sum === undefined ? undefined : Number(sum.toFixed(3));
}
