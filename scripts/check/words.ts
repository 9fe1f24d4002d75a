/**
 * Checks the site's texts: length, titles for the same search, claims that the business profile does
 * not make, times and sizes that differ from their record. cspell checks the spelling.
 *
 *   npm run check:words
 */
import { spawnSync } from "node:child_process";
import { getContent } from "../../app/content/content.server.ts";
import { entriesByKind } from "../../app/content/entries.server.ts";
import { claimsIn } from "../lib/claims.ts";
import { strayMeasures } from "../lib/strayMeasures.ts";

/** Minimum and maximum length of the body in words, by kind of entry. */
const lengths: Record<string, [number, number]> = {
  service: [900, 1400],
  town: [500, 800],
  "service in a town": [350, 600],
  guide: [1500, 2500],
  post: [700, 1200],
};

const content = getContent();
const findings: string[] = [];

/** Number of words of a Markdown text, without figures and the targets of links. */
const lengthOf = (markdown: string) =>
  markdown
    .replace(/^!\[(.*)\)$/gm, "")
    .replace(/\]\([^)]*\)/g, "")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

for (const [kind, entries] of entriesByKind(content)) {
  const limits = lengths[kind];
  const counts = entries.map(({ body }) => lengthOf(body));
  if (limits)
    console.log(`${kind.padEnd(18)} ${Math.min(...counts)} to ${Math.max(...counts)} words`);
  for (const [at, { file }] of entries.entries())
    if (limits && (counts[at]! < limits[0] || counts[at]! > limits[1]))
      findings.push(`${file}: ${counts[at]} words, expected ${limits[0]} to ${limits[1]}`);
}

// Two pages that begin their titles alike compete for one search.
const titled = entriesByKind(content).flatMap(([, entries]): { file: string }[] => entries);
const claims = Map.groupBy(
  titled.filter((entry) => "metaTitle" in entry),
  ({ metaTitle }) => String(metaTitle).split(/[:,]/, 1)[0]!.toLowerCase(),
);
for (const [claim, pages] of claims)
  if (pages.length > 1)
    findings.push(`${pages.map(({ file }) => file).join(", ")}: all have titles for "${claim}"`);

const texts = [...titled, { file: "app/content/faq.yaml", groups: content.faq }];
for (const entry of texts)
  for (const text of textsIn(entry)) {
    for (const stray of strayMeasures(text, content.measures))
      findings.push(`${entry.file}: ${stray}`);
    for (const sentence of claimsIn(text))
      findings.push(`${entry.file}: claim that business.yaml does not make: "${sentence}"`);
  }

const spelling = spawnSync("cspell", ["--no-progress", "--no-summary"], { encoding: "utf8" });
if (spelling.status !== 0)
  findings.push(...`${spelling.stdout}${spelling.stderr}`.trim().split("\n"));

for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0 ? "Words: nothing found." : `Words: ${findings.length} findings.`,
);
process.exit(findings.length === 0 ? 0 : 1);
