/** The letters and signs that the site's typefaces have (npm run fonts). */

/** Both ends are in it. */
export type LetterRange = readonly [first: number, last: number];

/** Google Fonts' "latin": the languages of western Europe and the signs of a printed page. */
const latin: readonly LetterRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x200d],
  [0x2010, 0x205e],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const smallLetters = "abcdefghijklmnopqrstuvwxyz";
const figures = "0123456789";
/** Also what has no ink: no-break space, soft hyphen, thin space, `<wbr>`, joiners, narrow no-break space. */
const spaces = " \u00A0\u00AD\u2009\u200B\u200C\u200D\u202F";
const points = ".,:?&@+-–’‘“”";

/**
 * What pages are set in: every page fetches these. Few enough for each file to come in the first packets
 * of a connection that it shares (docs/decisions/0014-only-the-letters-that-are-set.md).
 */
export const commonLetters = {
  text: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${smallLetters}${figures}${spaces}${points};()!£·²=`,
  headings: `ABCDEFGHIJKLMNOPQRSTUVWY${smallLetters}${figures}${spaces}${points}£`,
} as const;

export type Face = keyof typeof commonLetters;

/** The rest of {@link latin}: a page that has one of these fetches a file more for the face that sets it. */
export function rareLetters(face: Face): string {
  const codes = latin.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !commonLetters[face].includes(letter))
    .join("");
}

/**
 * The rare letters as ranges: those of ASCII one by one, all others in one. Common letters that lie within the
 * last are no harm: of two faces browsers look at the last one first.
 */
export function rareRanges(face: Face): LetterRange[] {
  const codes = Array.from(rareLetters(face), (letter) => letter.codePointAt(0)!);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && (code === last[1] + 1 || code > 0xa1)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
