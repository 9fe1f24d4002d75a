/** Words as the search compares them. Pure: the build, the browser and the tests share it. */

/** A word of a text: as compared, and where it stands. */
export type Word = { word: string; start: number; end: number };

/** Words that say nothing about what is looked for. Left out unless nothing else was typed. */
const littleWords = new Set(
  "a about an and any are as at be by can could did do does for from get got had has have how i if in into is it its me my need of off on one or our please should so some that the their them there these they this to up us want was we what when where which who why will with would you your".split(
    " ",
  ),
);

export const isLittle = (word: string) => littleWords.has(word);

/** Lower case, without accents and apostrophes: "Owner’s" and "owners" are the same word. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text. Hyphens part words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const hasVowel = /[aeiouy]/;

/**
 * The stem of an English word, lightly: plurals, -ing, -ed and a final e are dropped. Only ever
 * compared with other stems, never shown.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith("ves") && stem.length > 5) stem = `${stem.slice(0, -3)}f`;
  else if (/[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  const [, root] = /^(.{3,})(?:ing|ed)$/.exec(stem) ?? [];
  if (root && hasVowel.test(root) && !root.endsWith("e"))
    stem = root.replace(/([bdfgmnprt])\1$/, "$1");
  if (stem.length > 4 && stem.endsWith("e")) stem = stem.slice(0, -1);
  return stem;
}

const toBritish: [RegExp, string][] = [
  [/or(s|ed|ing|ful|hood|s?)$/, "our$1"],
  [/iz(e|es|ed|ing|er|ers|ation|ations)$/, "is$1"],
  [/yz(e|es|ed|ing)$/, "ys$1"],
  [/ter(s|ed)?$/, "tre$1"],
  [/gray/, "grey"],
  [/mold/, "mould"],
  [/plow/, "plough"],
  [/aluminum/, "aluminium"],
  [/curb/, "kerb"],
  [/l(ed|ing|er|ers)$/, "ll$1"],
  [/ense(s?)$/, "ence$1"],
  [/og(s?)$/, "ogue$1"],
  [/^stor(y|ies)$/, "store$1"],
];

/** How an American spelling would be written here. Most results are no words: look them up. */
export function britishForms(word: string): string[] {
  return toBritish.flatMap(([pattern, replacement]) =>
    word.length > 3 && pattern.test(word) ? [word.replace(pattern, replacement)] : [],
  );
}

/** The word with each pair of neighbouring letters changed round, one pair at a time. */
export function transposed(word: string): string[] {
  const forms = new Set<string>();
  for (let at = 0; at < word.length - 1; at++) {
    if (word[at] !== word[at + 1])
      forms.add(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
  }
  return [...forms];
}

/** Whether a word is a postcode district. Near ones are other places: never guessed at. */
export const isDistrict = (word: string) => /^[a-z]{1,2}\d[a-z\d]?$/.test(word);

const inward = /^\d[a-z]{0,2}$/;
const wholePostcode = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/;

/** The words of a query: folded, postcodes cut to their district. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query).map(({ word }) => word);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before && isDistrict(before) && inward.test(word)) return [];
    return [wholePostcode.exec(word)?.[1] ?? word];
  });
}
