/**
 * Makes the site's two typefaces: only the letters and weights it uses. The common letters are in a
 * separate file, little more than a quarter the size of the packages' files.
 *
 *   npm run fonts             write them to app/theme/fonts
 *   npm run fonts -- --check  fail if one is missing or out of date
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { commonLetters, rareLetters, type Face } from "../../app/theme/letters.ts";

const { resolve } = createRequire(import.meta.url);
const folder = "app/theme/fonts";

/** Kerning only: Besley's ligatures (fi, ffl) would add another kB. */
const features = ["kern"];

/** IDs of the entries in a font's name table that its licence requires (OFL 1.1). */
const licenceNames = [0, 13, 14];

const typefaces = [
  {
    face: "headings",
    name: "besley-620",
    from: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    // One weight, for headings: a second would double the size.
    weights: 620,
  },
  {
    face: "text",
    name: "atkinson-hyperlegible-next-400-600",
    from: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weights: { min: 400, max: 600 },
  },
] satisfies { face: Face; name: string; from: string; weights: unknown }[];
type Typeface = (typeof typefaces)[number];

/** Subsets a typeface as WOFF2. Reproducible: the same package versions give the same bytes. */
function makeFont({ from, weights }: Typeface, letters: string): Promise<Buffer> {
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    // Missing from the package's types, so the options are not an inline literal.
    keepFeatures: features,
    preserveNameIds: licenceNames,
  } as const;
  return subsetFont(readFileSync(resolve(from)), letters, options);
}

const isCheck = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });
const files = typefaces.flatMap((typeface) => [
  { typeface, file: `${typeface.name}.woff2`, letters: commonLetters[typeface.face] },
  { typeface, file: `${typeface.name}-rare.woff2`, letters: rareLetters(typeface.face) },
]);
for (const { typeface, file, letters } of files) {
  const path = join(folder, file);
  const font = await makeFont(typeface, letters);
  const isFresh = existsSync(path) && readFileSync(path).equals(font);
  if (!isCheck) writeFileSync(path, font);
  const state = isFresh ? "fresh" : isCheck ? 'stale: run "npm run fonts"' : "written";
  console.log(`${path}: ${(font.length / 1000).toFixed(1)} kB, ${state}`);
  if (isCheck && !isFresh) process.exitCode = 1;
}
