/** Parses YAML fields, and says what to do about lines that the parser cannot read or would shorten. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type YAMLError,
} from "yaml";
import { ContentError } from "./source.server.ts";

/** The parser's first fault. */
const faultOf = (document: Document.Parsed): YAMLError | undefined =>
  [...document.errors, ...document.warnings][0];

/** The line of a fault, counted from 0. */
const lineOf = (fault: YAMLError) => (fault.linePos?.[0].line ?? 1) - 1;

/** A line of fields: its indent, what stands in front of its words (`- `, `title: `), and the words. */
function partsOf(line: string) {
  const [, indent = "", before = "", words = ""] =
    /^(\s*)((?:- )?(?:[a-z]\w*: )?)(.*)$/.exec(line) ?? [];
  return { indent, before, words: words.trim() };
}

/** Words in the quotes they need, in place of those of a phone. */
function inQuotes(words: string): string {
  const isQuoted = /^(["'“‘])[^"“”]*["'”’]$/.test(words);
  const isShort = /^['‘’](tis|twas|til|em|cause|round)\b/i.test(words);
  const bare = isQuoted
    ? words.slice(1, -1)
    : isShort
      ? words
      : words.replace(/^["'“‘](?=[^"”’]*$)/, "");
  // In double quotes a \ is a sign of the parser's.
  return /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}

/** What an owner may have meant by a line that can't be read, each with what was expected. */
function remediesFor(line: string): { expected: string; write: string }[] {
  const { before, words } = partsOf(line);
  const [, part] = /^[*•·▪–—+]\s+(.*)$/.exec(words) ?? [];
  const [, name, value] = /^([a-z]\w*):(\S.*)$/.exec(words) ?? [];
  return [
    ...(part
      ? [{ expected: "a hyphen and a space in front of each part of a list", write: `- ${part}` }]
      : []),
    ...(name ? [{ expected: "a space after the colon", write: `${name}: ${value}` }] : []),
    { expected: "quotes around words with a sign in them", write: before + inQuotes(words) },
  ];
}

/** The last line on which the words of a line go on: those below are further from the left. */
function endOf(lines: string[], from: number): number {
  const { indent } = partsOf(lines[from]!);
  const below = lines.slice(from + 1).map((line) => partsOf(line));
  const others = below.findIndex(
    (line) => line.indent.length <= indent.length || line.before.startsWith("- "),
  );
  return from + (others < 0 ? below.length : others);
}

/**
 * The line that has to be written in another way for the parser to read on beyond a fault. It may
 * stand above, as the parser notices a bracket or a quote that stays open only later.
 */
function remedyFor(lines: string[], fault: YAMLError) {
  const readsOn = (from: number, to: number, written: string) => {
    const blank = Array<string>(to - from).fill("");
    const text = [...lines.slice(0, from), written, ...blank, ...lines.slice(to + 1)].join("\n");
    const left = faultOf(parseDocument(text));
    return !left || lineOf(left) > lineOf(fault);
  };
  for (let at = lineOf(fault); at >= 0; at -= 1)
    for (const to of new Set([endOf(lines, at), at])) {
      const [line = "", ...below] = lines.slice(at, to + 1);
      const whole = [line, ...below.map((each) => each.trim())].join(" ");
      const found = remediesFor(whole).find(({ write }) =>
        readsOn(at, to, partsOf(line).indent + write),
      );
      if (found) return { at, ...found };
    }
  return undefined;
}

/** What to do about faults that no words put right, by the parser's names. */
const certain: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "expected spaces in front of the line, not a tab",
  DUPLICATE_KEY: "expected this field once; it stands above already",
};

/** What to do about a line for which no remedy is found. */
const otherwise = ({ code }: YAMLError) =>
  code === "BAD_INDENT" || code === "MULTILINE_IMPLICIT_KEY"
    ? "expected a field such as title: Our work, as far from the left as the one above it"
    : "expected a field such as title: Our work, one on a line";

/**
 * Words that the parser would leave out, as a # behind a space begins a note to oneself, or take for
 * the name of others, as it does after a *, a & or a !; and words in a phone's quotes, which would be
 * shown with them.
 */
function lostWords(document: Document.Parsed, text: string) {
  const lost: { at: number; path: string; isInPhonesQuotes?: boolean }[] = [];
  const look = (node: unknown, path: string) => {
    if (isMap(node))
      for (const { key, value } of node.items)
        look(value, path ? `${path}.${String(key)}` : String(key));
    if (isSeq(node)) for (const [at, item] of node.items.entries()) look(item, `${path}.${at}`);
    if (isAlias(node)) lost.push({ at: node.range?.[0] ?? 0, path });
    if (!isScalar(node)) return;
    const [start = 0, end = 0] = node.range ?? [];
    if (node.tag || node.anchor) lost.push({ at: start, path });
    // A block of lines can have no note behind it, and a note behind a number loses no words.
    if (node.type?.startsWith("BLOCK") || !(typeof node.value === "string" || node.value === null))
      return;
    if (node.type === "PLAIN" && /^[“‘][^“”]*[”’]$/.test(node.value ?? ""))
      lost.push({ at: start, path, isInPhonesQuotes: true });
    const [rest = ""] = text.slice(end).split("\n", 1);
    if (rest.trim().startsWith("#")) lost.push({ at: end, path });
  };
  look(document.contents, "");
  return lost;
}

/**
 * Parses YAML fields.
 * @param before lines of the file above them
 * @throws ContentError with the file, the line and what to write instead
 */
export function parseFields(file: string, text: string, field: string, before = 0): unknown {
  const document = parseDocument(text);
  const lines = text.split("\n");
  const fault = faultOf(document);
  if (fault) {
    const known = certain[fault.code];
    const remedy = known ? undefined : remedyFor(lines, fault);
    const at = remedy?.at ?? lineOf(fault);
    const [name = field] = partsOf(remedy?.write ?? lines[at]!).before.match(/[a-z]\w*/) ?? [];
    const expected = remedy
      ? `expected ${remedy.expected}; write ${remedy.write}`
      : (known ?? otherwise(fault));
    throw new ContentError([{ file, field: name, expected, line: before + at + 1 }]);
  }
  const lost = lostWords(document, text).map(({ at, path, isInPhonesQuotes }) => {
    const index = text.slice(0, at).split("\n").length - 1;
    const why = isInPhonesQuotes
      ? 'straight quotes " around words, or none: those of a phone would be shown'
      : "quotes around words with a sign such as # or * in them, which would be left out";
    const parts = partsOf(lines[index]!);
    const expected = `expected ${why}; write ${parts.before}${inQuotes(parts.words)}`;
    return { file, field: path, expected, line: before + index + 1 };
  });
  if (lost.length > 0) throw new ContentError(lost);
  return document.toJS();
}
