/**
 * The two self-hosted fonts, both Latin: Besley in the one weight of headings, Atkinson from
 * regular to bold (600), each with a second file for rarer characters (`npm run fonts` makes them).
 * Fallbacks have matching metrics, so that the swap shifts nothing. `size-adjust` is the measured
 * width of running English text in the font over its width in the fallback (Atkinson 400 over Arial
 * 0.991, 600 over Arial Bold 0.971, Besley 620 over Times New Roman Bold 1.231); ascent and descent
 * are the font's own (hhea) over that factor. Browsers look up each `local()` name before the first
 * paint, once per size and weight, so there are only two each: the first for Windows, macOS and
 * iOS, the second for Linux.
 */
import besley from "./fonts/besley-620.woff2?url";
import besleyRare from "./fonts/besley-620-rare.woff2?url";
import atkinson from "./fonts/atkinson-hyperlegible-next-400-600.woff2?url";
import atkinsonRare from "./fonts/atkinson-hyperlegible-next-400-600-rare.woff2?url";
import { rareRanges, type Face } from "./letters.ts";

/** Files to preload on every page. */
export const fontFiles = [atkinson, besley];

export const textFamily = '"Atkinson Hyperlegible Next", "Atkinson fallback", sans-serif';
export const headingFamily = 'Besley, "Besley fallback", serif';

const ownFace = (family: string, file: string, weights: string, letters = "") =>
  `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weights};font-display:swap${letters}}`;

const hex = (code: number) => code.toString(16);
const rareOf = (face: Face) => {
  const ranges = rareRanges(face).map(
    ([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`,
  );
  return `;unicode-range:${ranges.join()}`;
};

/** `@font-face` rules. A function, so that client bundles, which never call it, leave it out. */
export const fontFaceCss = () =>
  // Browsers try the last matching rule first; letters that it lacks fall back to the earlier one.
  [
    ownFace('"Atkinson Hyperlegible Next"', atkinsonRare, "400 600", rareOf("text")),
    ownFace('"Atkinson Hyperlegible Next"', atkinson, "400 600"),
    ownFace("Besley", besleyRare, "400 900", rareOf("headings")),
    ownFace("Besley", besley, "400 900"),
    `@font-face{font-family:"Atkinson fallback";src:local("Arial"),local("Liberation Sans");font-weight:200 549;size-adjust:99.1%;ascent-override:99.3%;descent-override:31.9%;line-gap-override:0%}`,
    `@font-face{font-family:"Atkinson fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:550 800;size-adjust:97.1%;ascent-override:101.4%;descent-override:32.6%;line-gap-override:0%}`,
    `@font-face{font-family:"Besley fallback";src:local("Times New Roman Bold"),local("Liberation Serif Bold");font-weight:400 900;size-adjust:123.1%;ascent-override:101.5%;descent-override:34.5%;line-gap-override:0%}`,
  ].join("");
