/**
 * Makes the site's two typefaces: its letters in the weights that the theme uses, and no more. That
 * halves what each visitor fetches before the words stand in their own letters.
 *
 *   npm run fonts             write them to app/theme/fonts
 *   npm run fonts -- --check  fail when one is missing or stale
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const folder = "app/theme/fonts";

/** Languages of western Europe, and the signs of a printed page, as Google Fonts' "latin". */
const ranges: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

/** Numbers of the entries of a font's table of names that its licence wants kept (OFL 1.1). */
const licenceNames = [0, 13, 14];

const typefaces = [
  {
    file: "besley-620.woff2",
    from: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    // One weight, for headings: a second would double the file.
    weights: 620,
  },
  {
    file: "atkinson-hyperlegible-next-400-700.woff2",
    from: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
];
type Typeface = (typeof typefaces)[number];

/** A typeface as WOFF2. The same bytes each time, from the same versions of its packages. */
function makeFont({ from, weights }: Typeface): Promise<Buffer> {
  return subsetFont(readFileSync(resolve(from)), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    preserveNameIds: licenceNames,
  });
}

const isCheck = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });
for (const typeface of typefaces) {
  const path = join(folder, typeface.file);
  const font = await makeFont(typeface);
  const isFresh = existsSync(path) && readFileSync(path).equals(font);
  if (!isCheck) writeFileSync(path, font);
  const state = isFresh ? "fresh" : isCheck ? 'stale: run "npm run fonts"' : "written";
  console.log(`${path}: ${(font.length / 1000).toFixed(1)} kB, ${state}`);
  if (isCheck && !isFresh) process.exitCode = 1;
}
