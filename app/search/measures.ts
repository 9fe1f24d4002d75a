/** Numbers and measures in a text, each as one word however it is spelt. */
import { numberPattern, lengthUnits, readNumber } from "../lib/numbers.ts";
import type { Word } from "./words.ts";

const metres = "m|met(?:re|er)s?";
type Unit = { word: string; spelling: string; size: number };
/** Units: the word for them, the source of a pattern for their spellings, and their size. */
const units: Unit[] = [
  ...lengthUnits.map(([spelling, size]) => ({
    word: "mm",
    // A bare "in" is a preposition.
    spelling: spelling.replace(/^in\|/, ""),
    size,
  })),
  { word: "m2", spelling: `(?:sq\\.?|square) ?(?:${metres})|m2|m²`, size: 1 },
  { word: "m3", spelling: `(?:cu\\.?|cubic) ?(?:${metres})|m3|m³`, size: 1 },
  { word: "w", spelling: "kw|kilowatts?", size: 1000 },
  { word: "w", spelling: "w|watts?", size: 1 },
  { word: "v", spelling: "v|volts?", size: 1 },
  { word: "amp", spelling: "amps?", size: 1 },
  { word: "kg", spelling: "kgs?|kilos?|kilogram(?:me)?s?", size: 1 },
  { word: "litre", spelling: "lit(?:re|er)s?|ltrs?", size: 1 },
  { word: "degree", spelling: "degrees?|deg|°", size: 1 },
  { word: "percent", spelling: "per ?cent|%", size: 1 },
];
const spelling = units.map((unit) => `(${unit.spelling})`).join("|");

const number = `(?:${numberPattern})`;
/** "150 to 220 mm", "600 × 400 × 30 mm": the unit is that of all. */
const list = String.raw`${number}(?:\s?(?:to|by|and|or|x|×|-|–|,)\s?${number})*`;
/** Not within a word or a longer number. "£2 m" are millions. */
const start = String.raw`(?<![\p{L}\p{N}.,£])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const measures = new RegExp(String.raw`${start}(${list})\s?(?:${spelling})${end}`, "giu");
const numbers = new RegExp(number, "g");
/** With thousands, decimals or "k", which would fall apart into words. */
const amounts = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?=\d*[,.k])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(k?)${end}(?![.,]\d)`,
  "giu",
);

/** As digits, without the rounding error of 2.4 × 1000. */
const digits = (size: number) => String(Number(size.toFixed(3)));

/**
 * The measures of a text ("600mm", "0.6 m" and "60 centimetres" are all `600mm`) and its amounts
 * ("£10,000" and "10k" are `10000`), none inside another.
 */
export function measuresOf(text: string): Word[] {
  const found: Word[] = [];
  for (const { 0: all, 1: each = "", index, ...spelt } of text.matchAll(measures)) {
    const { word, size } = units.find((_, at) => (spelt as Record<number, string>)[at + 2])!;
    for (const { 0: one, index: at } of each.matchAll(numbers)) {
      const from = index + at;
      // The last one reaches over the unit.
      const to = at + one.length === each.length ? index + all.length : from + one.length;
      found.push({ word: digits(readNumber(one) * size) + word, start: from, end: to });
    }
  }
  for (const { 0: all, 1: amount = "", 2: thousands, index } of text.matchAll(amounts)) {
    const to = index + all.length;
    if (found.some((measure) => measure.start < to && measure.end > index)) continue;
    const size = readNumber(amount) * (thousands ? 1000 : 1);
    found.push({ word: digits(size), start: index, end: to });
  }
  return found;
}
