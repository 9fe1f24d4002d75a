/**
 * Checks the site's texts: length, reading age, stock phrases, claims that the business profile
 * does not make, times and sizes that differ from their record, near-duplicates among siblings.
 * cspell checks the spelling. Prints a table and every finding with its file. Reads the built pages
 * too, so build first.
 *
 *   npm run check:words
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { getContent } from "../../app/content/content.server.ts";
import { getPages } from "../../app/seo/pages.server.ts";
import { pairsOf, wordsOf } from "../lib/alike.ts";
import { claimsIn } from "../lib/claims.ts";
import { entriesByKind } from "../lib/entriesByKind.ts";
import { strayMeasures } from "../lib/strayMeasures.ts";

type Text = { file: string; kind: string; body: string; answers: string; short: string };

/** Minimum and maximum length of the body in words, by kind of entry. */
const lengths: Record<string, [number, number]> = {
  service: [900, 1400],
  town: [500, 800],
  "service in a town": [350, 600],
  guide: [1500, 2500],
  post: [700, 1200],
};
/** Kinds whose Flesch-Kincaid grade must not exceed `maximumGrade`. */
const plainKinds = new Set(["service", "town", "service in a town", "guide"]);
const maximumGrade = 9;
/** Kinds whose entries are compared with each other, by their similarity (scripts/lib/alike.ts). */
const siblingKinds = ["service", "town", "service in a town", "guide", "post", "project"];
const maximumSimilarity = 0.2;
const lifeless = "timber|wood|oak|pine|stone|wall|house|floor|room|door|board|stair|frame";
/**
 * Mannerisms of an essayist rather than a joiner, with the maximum per 1,000 words. The best
 * entries stay within these limits; a short page may have one of each.
 */
const tics: { name: string; pattern: RegExp; per1000: number }[] = [
  { name: '", so"', pattern: /, so\b/g, per1000: 2 },
  { name: '"may"', pattern: /\bmay\b/g, per1000: 1 },
  {
    name: "timber that asks, wants or drinks",
    pattern: new RegExp(`\\b(${lifeless})s? (asks?|wants?|drinks?) `, "gi"),
    per1000: 1,
  },
];
/** Kinds checked for `tics`: everything in the firm's own voice. */
const spokenKinds = new Set([...siblingKinds, "FAQ"]);
/** Largest share of a kind's entries that may open with a maxim. */
const maximumMaxims = 0.25;
/** Sentences of at least this many words are unlikely to be on two siblings by chance. */
const sentenceWords = 6;
/**
 * Largest share of a page's words that may be on all its siblings too. The contact band with its
 * hours and closed days is on all of them.
 */
const maximumBoilerplate = 0.22;

const stockPhrases = readFileSync("scripts/check/stockPhrases.txt", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/**
 * Whether a text opens with a maxim: a short general sentence without a first or second person,
 * number, name or contraction.
 */
function opensWithMaxim(text: string): boolean {
  const first = text.trim().split(/(?<=[.?!])\s/)[0]!;
  return (
    first.endsWith(".") &&
    wordsOf(first).length <= 14 &&
    !/\b(I|we|us|you|your|our|my)\b|\d|['’]/i.test(first) &&
    !/^(?!I\b)\S+.*\s[A-Z]/.test(first)
  );
}

/** Sentences long enough to compare, in lower case and without punctuation. */
const sentencesOf = (text: string) =>
  new Set(
    text
      .split(/(?<=[.?!:])\s+|\n+/)
      .map((sentence) => wordsOf(sentence.toLowerCase()))
      .filter((words) => words.length >= sentenceWords)
      .map((words) => words.join(" ")),
  );

/** A figure: its alt text and caption are checked apart from the text. */
const figure = /^!\[(.*)\)$/gm;

/** Markdown as plain text, as a reader sees it. */
function plain(markdown: string): string {
  return (
    markdown
      .replace(/\]\([^)]*\)/g, "")
      .replace(/^\|.*\|$/gm, "")
      .replace(/^#{2,4} .*$/gm, "")
      // A line break within a paragraph does not end a sentence.
      .replace(/(?<=\S)\n(?=\S)(?!\s*(-|\d+\.)\s)/g, " ")
      .replace(/[[\]*_`>#]/g, "")
      .replace(/^\s*(-|\d+\.)\s+/gm, "")
  );
}

/** Number of words of a Markdown text. */
const lengthOf = (markdown: string) => wordsOf(markdown.replace(/\]\([^)]*\)/g, "")).length;

/** Flesch-Kincaid grade of prose; list items and headings count as sentences. */
function grade(text: string): number {
  const sentences = text.split(/[.?!:]+\s|\n+/).filter((sentence) => wordsOf(sentence).length > 1);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

const content = getContent();
const findings: string[] = [];

const answersOf = (entry: object) =>
  "questions" in entry
    ? (entry.questions as { question: string; answer: string }[])
        .map(({ question, answer }) => `${question}\n${answer}`)
        .join("\n")
    : "";
const short = (entry: object) =>
  [
    ...["title", "lead", "metaTitle", "metaDescription", "shortDescription", "nearestNote"].map(
      (field) => (entry as Record<string, unknown>)[field],
    ),
    ...("wentWrong" in entry ? Object.values(entry.wentWrong ?? {}) : []),
  ]
    .filter((value) => typeof value === "string")
    .join("\n");
const texts: Text[] = entriesByKind(content).flatMap(([kind, entries]) =>
  entries.map((entry) => ({
    kind,
    file: entry.file,
    body: entry.body.replace(figure, ""),
    answers: answersOf(entry),
    short: [short(entry), ...Array.from(entry.body.matchAll(figure), ([, words]) => words)].join(
      "\n",
    ),
  })),
);
texts.push({
  kind: "FAQ",
  file: "app/content/faq.yaml",
  body: content.faq.flatMap((group) => group.questions.map((entry) => entry.answer)).join("\n\n"),
  answers: content.faq
    .flatMap((group) => group.questions.map((entry) => entry.question))
    .join("\n"),
  short: "",
});

const pages = getPages();

for (const { file, kind, body, answers, short: fields } of texts) {
  const text = plain(body);
  const count = lengthOf(body);
  const limits = lengths[kind];
  if (limits && (count < limits[0] || count > limits[1])) {
    findings.push(`${file}: ${count} words, expected ${limits[0]} to ${limits[1]}`);
  }
  if (plainKinds.has(kind) && grade(text) > maximumGrade) {
    findings.push(
      `${file}: reading grade ${grade(text).toFixed(1)}, expected at most ${maximumGrade}`,
    );
  }
  const all = `${body}\n${answers}\n${fields}`;
  if (spokenKinds.has(kind)) {
    const said = plain(all);
    for (const { name, pattern, per1000 } of tics) {
      const times = said.match(pattern)?.length ?? 0;
      const limit = Math.max(1, Math.floor((wordsOf(said).length / 1000) * per1000));
      if (times > limit)
        findings.push(`${file}: ${name} ${times} times, expected at most ${limit}`);
    }
  }
  for (const phrase of stockPhrases) {
    if (all.toLowerCase().includes(phrase)) findings.push(`${file}: stock phrase "${phrase}"`);
  }
  if (all.includes("!")) findings.push(`${file}: exclamation mark`);
  for (const stray of strayMeasures(all, content.measures)) findings.push(`${file}: ${stray}`);
  for (const sentence of claimsIn(all))
    findings.push(`${file}: claim that business.yaml does not make: "${sentence}"`);
}

for (const field of ["metaTitle", "metaDescription"] as const) {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (other) findings.push(`${page.path}: the same ${field} as ${other}`);
    seen.set(page[field], page.path);
  }
}

console.log(
  'kind               entries  words      grade, highest  alike, most  ", so"   "may"  maxims',
);
for (const kind of siblingKinds) {
  const family = texts.filter((text) => text.kind === kind);
  const pairs = pairsOf(family, ({ body, answers }) => `${plain(body)} ${answers}`);
  const most = Math.max(...pairs.map(({ alike }) => alike));
  for (const { one, other, alike } of pairs) {
    if (alike <= maximumSimilarity) continue;
    findings.push(
      `${one.file}: ${alike.toFixed(2)} similarity to ${other.file}, expected at most ${maximumSimilarity}`,
    );
  }
  const seenIn = new Map<string, string>();
  for (const { file, body, answers } of family)
    for (const sentence of sentencesOf(`${plain(body)}\n${answers}`)) {
      const other = seenIn.get(sentence);
      if (other) findings.push(`${file}: same sentence as ${other}: "${sentence}"`);
      seenIn.set(sentence, file);
    }
  const maxims = family.filter(({ body }) => opensWithMaxim(plain(body)));
  if (maxims.length > family.length * maximumMaxims)
    findings.push(
      `${maxims.length} of ${family.length} ${kind} entries open with a maxim, expected at most a quarter: ${maxims.map(({ file }) => file).join(", ")}`,
    );
  const said = family.map((text) => plain(`${text.body}\n${text.answers}\n${text.short}`));
  const per1000 = (pattern: RegExp) =>
    (
      (said.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0) /
        said.reduce((sum, text) => sum + wordsOf(text).length, 0)) *
      1000
    ).toFixed(1);
  const counts = family.map(({ body }) => lengthOf(body));
  const grades = family.map(({ body }) => grade(plain(body)));
  const cells = [
    kind.padEnd(18),
    String(family.length).padStart(7),
    ` ${`${Math.min(...counts)}-${Math.max(...counts)}`.padEnd(10)}`,
    Math.max(...grades)
      .toFixed(1)
      .padStart(14),
    most.toFixed(3).padStart(12),
    per1000(tics[0]!.pattern).padStart(6),
    per1000(tics[1]!.pattern).padStart(7),
    String(maxims.length).padStart(7),
  ];
  console.log(cells.join(" "));
}

/** Text fragments of a built page's main element, split at tags. */
function mainText(path: string): string[] {
  const html = readFileSync(join("build/client", path, "index.html"), "utf8");
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? "";
  return main
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

for (const kind of ["town", "service-town"] as const) {
  const family = pages
    .filter((page) => page.kind === kind)
    .map((page) => ({ path: page.path, pieces: mainText(page.path) }));
  const count = new Map<string, number>();
  for (const { pieces } of family)
    for (const piece of new Set(pieces)) count.set(piece, (count.get(piece) ?? 0) + 1);
  const shares = family.map(({ path, pieces }) => {
    const length = (list: string[]) => list.reduce((sum, piece) => sum + wordsOf(piece).length, 0);
    const share =
      length(pieces.filter((piece) => (count.get(piece) ?? 0) >= family.length * 0.9)) /
      length(pieces);
    if (share > maximumBoilerplate)
      findings.push(
        `${path}: ${Math.round(share * 100)} % of its words are on all its siblings, expected at most ${maximumBoilerplate * 100} %`,
      );
    return share;
  });
  console.log(
    `${kind} pages: at most ${Math.round(Math.max(...shares) * 100)} % of the words are on all siblings`,
  );
}

const spelling = spawnSync("cspell", ["--no-progress", "--no-summary"], { encoding: "utf8" });
if (spelling.status !== 0)
  findings.push(...`${spelling.stdout}${spelling.stderr}`.trim().split("\n"));

for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0 ? "Words: nothing found." : `Words: ${findings.length} findings.`,
);
process.exit(findings.length === 0 ? 0 : 1);
