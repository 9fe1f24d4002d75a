/**
 * Checks the styles of the prerendered pages against Baseline 2021, which every browser that can
 * read the site has (decision 37). What is newer is listed below, with what happens without it.
 *
 *   npm run build && npm run check:css
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import stylelint from "stylelint";

const allValues = ["/^.+$/"];

/** In Chromium 103, Safari 15 and Firefox 102 in part or with a prefix; not yet in Baseline then. */
const inAll = ["text-size-adjust", "outline", "user-select", "color-adjust", "print-color-adjust"];
/**
 * Looks only: a line breaks elsewhere, a row is less even or shows its scrollbar without a fade, a page is printed
 * with other breaks.
 */
const looks = [
  "mask-image",
  "scrollbar-width",
  "text-wrap",
  "scroll-behavior",
  "scrollbar-gutter",
  "overscroll-behavior",
  "break-after",
  "orphans",
  "widows",
  "translate",
  "accent-color",
  "appearance",
  "content-visibility",
  "color-scheme",
  "grid-template-rows",
  // Safari 15.0 to 15.3 break such words by `overflow-wrap` of the body.
  "overflow-wrap",
  // The map of towns: without it the names are hidden, and the towns are listed beside.
  "container-type",
];

const ignored = {
  ignoreProperties: Object.fromEntries(
    [...inAll, ...looks].map((property) => [property, allValues]),
  ),
  // `:has`: the page behind a dialog scrolls. `::backdrop`: no shade behind it. `:focus-visible`: the
  // browser's own focus ring. `::details-content`: answers that are open when printed.
  ignoreSelectors: ["has", "backdrop", "focus-visible", "details-content"],
  // `@page`: margins of the paper. `@container`: see the map above.
  ignoreAtRules: ["page", "container"],
  // A declaration with such a unit is left out: heights are then those of the content.
  ignoreUnits: ["dvh", "svh", "cqi", "cqw", "lh"],
};
/**
 * The rule has no option for these. `scripting`: the page is as without scripts, or `NeedsScript`
 * hides what needs them.
 */
const ignoredMedia = /^Media condition "(forced-colors|prefers-contrast|scripting)"/;

const folder = "build/client";
const files = globSync("**/*.html", { cwd: folder, exclude: ["admin/**"] });
// React writes these tags, and a style sheet ends at the first "</style>" for every parser.
const sheets = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, css]) => css!,
    ),
  ),
);
if (sheets.size === 0) {
  console.error('No styles found. Run "npm run build".');
  process.exit(1);
}
const found = new Set<string>();
for (const code of sheets) {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: ["stylelint-plugin-use-baseline"],
      rules: { "plugin/use-baseline": [true, { available: 2021, ...ignored }] },
    },
  });
  for (const { warnings, invalidOptionWarnings } of results)
    for (const { text } of [...warnings, ...invalidOptionWarnings])
      if (!ignoredMedia.test(text)) found.add(text);
}
for (const text of found) console.error(text);
console.log(`${sheets.size} style sheets, ${found.size} faults.`);
process.exitCode = found.size === 0 ? 0 : 1;
