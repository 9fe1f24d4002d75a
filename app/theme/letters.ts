/** The characters in the site's fonts (`npm run fonts`). */

/** Inclusive at both ends. */
export type LetterRange = readonly [first: number, last: number];

/** Google Fonts' "latin" subset: Western European languages and common typographic signs. */
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
const digits = "0123456789";
/**
 * Including characters without a glyph: no-break space, soft hyphen, thin space, `<wbr>`, joiners,
 * narrow no-break space.
 */
const spaces = " \u00A0\u00AD\u2009\u200B\u200C\u200D\u202F";
const points = ".,:?&@+-–’‘“”";

/**
 * The characters pages are set in, in files that every page loads. Few enough for each file to fit
 * into the first packets of a shared connection
 * (docs/decisions/0014-only-the-letters-that-are-set.md).
 */
export const commonLetters = {
  text: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${smallLetters}${digits}${spaces}${points};()!£·²=`,
  headings: `ABCDEFGHIJKLMNOPQRSTUVWY${smallLetters}${digits}${spaces}${points}£`,
} as const;

export type Face = keyof typeof commonLetters;

/** The rest of {@link latin}. A page with any of these loads a second file for that font. */
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
 * The rare characters as ranges: ASCII ones singly, all others as one range. That range may include
 * common characters, because browsers try the last matching font rule first.
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
