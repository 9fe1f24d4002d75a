/**
 * The two self-hosted faces, latin only, with fallbacks whose metrics match, so that the swap
 * moves nothing. The overrides were measured: average advance of running English text in each
 * face against the fallback's at the weight used most, ascent and descent from the files.
 */
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";

/** Files to preload on every page. */
export const fontFiles = [atkinson, besley];

export const textFamily =
  '"Atkinson Hyperlegible Next", "Atkinson fallback", system-ui, sans-serif';
export const headingFamily = 'Besley, "Besley fallback", Georgia, serif';

/** `@font-face` rules, inlined in the document head. */
export const fontFaceCss = [
  `@font-face{font-family:"Atkinson Hyperlegible Next";src:url(${atkinson}) format("woff2");font-weight:200 800;font-style:normal;font-display:swap}`,
  `@font-face{font-family:Besley;src:url(${besley}) format("woff2");font-weight:400 900;font-style:normal;font-display:swap}`,
  `@font-face{font-family:"Atkinson fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:104%;ascent-override:91%;descent-override:28%;line-gap-override:0%}`,
  `@font-face{font-family:"Besley fallback";src:local("Georgia Bold"),local("Times New Roman Bold"),local("Liberation Serif Bold");size-adjust:110%;ascent-override:94%;descent-override:25%;line-gap-override:0%}`,
].join("");
