/** Parses YAML fields, and says what to do about lines that the parser cannot read or would shorten. */
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from "yaml";
import { ContentError } from "./source.server.ts";

/** A line of fields: what stands in front of its words, and the words. */
const lineParts = /^(\s*(?:- )?(?:[a-z]\w*: )?)(.*)$/;

/** A line of fields with its words in quotes: `title: "Doors: a guide"`. */
function inQuotes(line: string): string {
  const [, before = "", typed = ""] = lineParts.exec(line) ?? [];
  const words = typed.trim();
  const isQuoted = /^(["'“‘])[^"“”]*["'”’]$/.test(words);
  const isShort = /^['‘’](tis|twas|til|em|cause|round)\b/i.test(words);
  const bare = isQuoted
    ? words.slice(1, -1)
    : isShort
      ? words
      : words.replace(/^["'“‘](?=[^"”’]*$)/, "");
  // In double quotes a \ is a sign of the parser's.
  const quoted = /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
  return `${before.trim()} ${quoted}`;
}

/** Whether a line has more opening brackets than closing ones, not counting a note behind a #. */
function hasOpenBracket(line: string): boolean {
  const [words] = line.replace(/\s#.*$/, "").match(/(?<=(?:: |- )(?:[!&]\S*\s+)*)[[{].*$/) ?? [""];
  return words.split(/[[{]/).length > words.split(/[\]}]/).length;
}

/** The line of the last opening quote, at or above a line. The parser notices a missing closing one later. */
function openQuote(lines: string[], at: number): number {
  const begins = lines
    .slice(0, at + 1)
    .map((line) => /(?<=(?:: |- ))(?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/.test(line))
    .lastIndexOf(true);
  return begins >= 0 ? begins : at;
}

/** The line of a fault, with the lines on which its words go on; or the line of an open bracket above it. */
function faultyLine(lines: string[], at: number): { line: string; at: number } {
  const opened = lines.slice(0, at).map(hasOpenBracket).lastIndexOf(true);
  if (opened >= 0 && !lines.slice(opened + 1, at).some((line) => /[\]}]/.test(line)))
    return { line: lines[opened]!, at: opened };
  const line = lines[at] ?? "";
  const depth = line.search(/\S/);
  const below = lines.slice(at + 1);
  const end = below.findIndex((next) => next.search(/\S/) <= depth || /^\s*- /.test(next));
  // Words in quotes end where the quotes do, and a list has a line for each item.
  const rest = /: [^\s"'|>]/.test(line) ? below.slice(0, end < 0 ? undefined : end) : [];
  return { line: [line, ...rest.map((next) => next.trim())].join(" "), at };
}

/**
 * What to do about a line that cannot be read, in words for someone who has not heard of YAML.
 * @param code the parser's name of the fault
 */
function remedyFor(code: string, line: string): string {
  const isField = line.includes(": ");
  const [, part] = /^\s*[*•·▪–—+]\s+(.*)$/.exec(line) ?? [];
  if (part) return `expected a hyphen and a space in front of each part of a list; write - ${part}`;
  const [, name, words] = /^\s*([a-z]\w*):(\S.*)$/.exec(line) ?? [];
  if (name && !isField) return `expected a space after the colon; write ${name}: ${words}`;
  const quotes = `expected quotes around words with a sign in them; write ${inQuotes(line)}`;
  if (hasOpenBracket(line) || /: [[{]|^\s*- ["']/.test(line)) return quotes;
  switch (code) {
    case "TAB_AS_INDENT":
      return "expected spaces in front of the line, not a tab";
    case "DUPLICATE_KEY":
      return "expected this field once; it stands above already";
    case "BAD_INDENT":
    case "MULTILINE_IMPLICIT_KEY":
      return "expected a field such as title: Oak doors, as far from the left as the one above it";
    default:
      return isField ? quotes : "expected a field such as title: Oak doors, one on a line";
  }
}

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
  const issues = [...document.errors, ...document.warnings].slice(0, 1).map((error) => {
    // The parser's own place counts from the first field.
    const from = (error.linePos?.[0].line ?? 1) - 1;
    const isOpen = error.message.startsWith("Missing closing");
    const { line, at: index } = faultyLine(lines, isOpen ? openQuote(lines, from) : from);
    const at = index + 1;
    const name = /^[\s-]*([A-Za-z]\w*):/.exec(line)?.[1] ?? field;
    return { file, field: name, expected: remedyFor(error.code, line), line: before + at };
  });
  for (const { at, path, isInPhonesQuotes } of issues.length > 0 ? [] : lostWords(document, text)) {
    const line = text.slice(0, at).split("\n").length;
    const why = isInPhonesQuotes
      ? 'straight quotes " around words, or none: those of a phone would be shown'
      : "quotes around words with a sign such as # or * in them, which would be left out";
    const expected = `expected ${why}; write ${inQuotes(lines[line - 1]!)}`;
    issues.push({ file, field: path, expected, line: before + line });
  }
  if (issues.length > 0) throw new ContentError(issues);
  return document.toJS();
}
