/**
 * The two self-hosted faces: latin letters, Besley in the one weight of headings, Atkinson from
 * regular to bold (600), both with their rarer letters in a second file (`npm run fonts` makes them).
 * Fallbacks have metrics that match, so that the swap moves nothing. `size-adjust` is the measured
 * width of running English text in the face over its width in the fallback (Atkinson 400 over Arial
 * 0.991, 600 over Arial Bold 0.971, Besley 620 over Times New Roman Bold 1.231); ascent and descent
 * are the face's own (hhea) over that factor. Each name is asked for before the first paint, once for
 * every size and weight on it: Windows, macOS and iOS have the first, Linux the second.
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

/** `@font-face` rules. A function, so that browsers' scripts, which never call it, go without. */
export const fontFaceCss = () =>
  // Of two faces browsers look at the last one first: what it lacks is asked of the other.
  [
    ownFace('"Atkinson Hyperlegible Next"', atkinsonRare, "400 600", rareOf("text")),
    ownFace('"Atkinson Hyperlegible Next"', atkinson, "400 600"),
    ownFace("Besley", besleyRare, "400 900", rareOf("headings")),
    ownFace("Besley", besley, "400 900"),
    `@font-face{font-family:"Atkinson fallback";src:local("Arial"),local("Liberation Sans");font-weight:200 549;size-adjust:99.1%;ascent-override:99.3%;descent-override:31.9%;line-gap-override:0%}`,
    `@font-face{font-family:"Atkinson fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:550 800;size-adjust:97.1%;ascent-override:101.4%;descent-override:32.6%;line-gap-override:0%}`,
    `@font-face{font-family:"Besley fallback";src:local("Times New Roman Bold"),local("Liberation Serif Bold");font-weight:400 900;size-adjust:123.1%;ascent-override:101.5%;descent-override:34.5%;line-gap-override:0%}`,
  ].join("");
