/** What an owner most likely meant by a value that a schema refuses: its right spelling, if there is one. */
import { slug } from "github-slugger";
import { months } from "../lib/dates.ts";
import { editDistance } from "../lib/editDistance.ts";
import { dialled } from "./schema/business.ts";
import type { Notation } from "./schema/meta.ts";

const twoDigits = (number: string | number) => String(number).padStart(2, "0");

/** 30/11/2026, 30.11.2026, 30 November 2026, November 30th, 2026 or 2026-1-5 as 2026-11-30. */
function asDate(typed: string): string | undefined {
  const month =
    months.findIndex((name) => typed.toLowerCase().includes(name.slice(0, 3).toLowerCase())) + 1;
  const [first = "", second = "", third = ""] = typed.match(/\d+/g) ?? [];
  const [year, middle, day] = month
    ? [second, month, first]
    : first.length === 4
      ? [first, second, third]
      : [third, second, first];
  const date = `${year}-${twoDigits(middle)}-${twoDigits(day)}`;
  // A day that its month has.
  const time = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? undefined : date;
}

/** 8:00, 8.30, 8am or 5:30 pm as 08:00. */
function asTime(typed: string): string | undefined {
  const [, hours = "", minutes = "00", half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(typed) ?? [];
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return hours && hour < 24 && Number(minutes) < 60 ? `"${twoDigits(hour)}:${minutes}"` : undefined;
}

/** £2,700, 12 km or 51,745 as a number: three digits after a comma are thousands, if nothing else is given. */
function asNumber(typed: string, isDecimal: boolean): string | undefined {
  const plain = typed.replaceAll("−", "-").replaceAll(/[£$€]|(?<=\d) (?=\d)/g, "");
  const [figure = ""] = plain.match(/-?\d[\d.,]*(?<=\d)/) ?? [];
  const number = figure.replaceAll(isDecimal ? "," : /,(?=\d{3}\b)/g, isDecimal ? "." : "");
  return /^-?\d+(\.\d+)?$/.test(number) ? number : undefined;
}

/** A list typed in one line: with commas, or with dots or dashes of another kind. */
function asList(typed: string): string | undefined {
  const parts = typed
    .split(/,\s+|;\s+|(?:^|\s)[•·▪*–—-]\s*(?=\S)/)
    .map((part) => part.trim())
    .filter(Boolean);
  return `${parts.map((part) => `- ${part}`).join(" and ")}, ${parts.length > 1 ? "each on" : "on"} a line of its own with two spaces in front`;
}

/** Only what has a slash in it can be meant as a path, and not another site's address. */
const asPath = (typed: string): string | undefined =>
  /^\/?[\w-]+\//.test(typed) || typed.startsWith("/")
    ? `/${typed.toLowerCase()}`.replaceAll(/\/{2,}/g, "/").replace(/(.)\/$/, "$1")
    : undefined;

/** Words as they stand in an address or in the name of a file. */
export const address = (words: string): string =>
  slug(
    words
      .normalize("NFKD")
      .replaceAll(/[^a-z0-9]+/gi, " ")
      .trim(),
  );

/** The name of a picture's file, as `scripts/check/content.ts` asks for it. */
export const pictureName = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/^.*?pictures\//, "")
    .replace(/^([a-z]:)?\/+(.*\/)?/, "")
    .replace(/\.jpe?g$/, ".jpg")
    .replaceAll(/[^a-z0-9/._-]+/g, "-")
    .replaceAll(/\.(?=.*\.)/g, "-")
    .replaceAll(/-{2,}/g, "-");

/** Quotes around what YAML takes for other than words: 2024, yes, null, or one name and its value. */
function asWords(found: unknown, typed: string | undefined): string | undefined {
  if (typeof found === "number" || typeof found === "boolean" || (found === null && typed))
    return `"${typed ?? String(found)}"`;
  const [pair, ...others] = typeof found === "object" && found ? Object.entries(found) : [];
  return pair && others.length === 0 && typeof pair[1] === "string"
    ? `"${pair.join(": ")}"`
    : undefined;
}

function asBoolean(typed: string): string | undefined {
  if (/^(yes|y|on|true)$/i.test(typed)) return "true";
  return /^(no|n|off|false)$/i.test(typed) ? "false" : undefined;
}

/** site.test, //site.test, http:site.test or https//site.test as https://site.test. */
export const asUrl = (typed: string): string =>
  `https://${typed.replace(/^(https?(:|(?=\/)))?\/*/i, "")}`;

function asPhone(typed: string, country: string): string | undefined {
  const number = dialled(typed, country);
  return number && `"${number}"`;
}

type Spell = (typed: string, country: string) => string | undefined;

/** Right spellings by the notation of a field, and by the types of those without one. */
const spellings: Record<string, Spell> = {
  date: asDate,
  time: asTime,
  decimal: (typed) => asNumber(typed, true),
  phone: asPhone,
  url: asUrl,
  path: asPath,
  slug: address,
  postcode: (typed) => typed.toUpperCase().replace(/\s.*$/, ""),
  picture: (typed) => (/\.(jpe?g|webp|svg)$/i.test(typed) ? pictureName(typed) : undefined),
  video: (typed) => (/\.(mp4|webm)$/i.test(typed) ? pictureName(typed) : undefined),
  number: (typed) => asNumber(typed, false),
  int: (typed) => asNumber(typed, false)?.replace(/\..*/, ""),
  boolean: asBoolean,
  array: asList,
} satisfies Record<Notation, Spell> & Record<string, Spell>;

/** The field that is meant by a name with a capital, a hyphen or one wrong letter. */
export function fieldMeant(typed: string, names: string[]): string | undefined {
  const bare = typed.toLowerCase().replaceAll(/[\s_-]/g, "");
  return names.find((name) => editDistance(bare, name.toLowerCase(), 1) <= 1);
}

/**
 * What to write in place of a value, for the end of a message.
 * @param expected a field's notation and its type, which Zod names
 * @param typed the value as it stands in the file
 */
export function hintFor(
  expected: string[],
  found: unknown,
  { typed, country }: { typed: string | undefined; country: string },
): string {
  const words = (typed ?? (typeof found === "string" ? found : "")).trim();
  const spelt = expected.map((each) =>
    each === "string" ? asWords(found, typed) : words && spellings[each]?.(words, country),
  );
  const right = spelt.find((each) => each && each !== words);
  return right ? `; write ${right}` : "";
}
