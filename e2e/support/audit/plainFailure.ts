/** Says an assertion of Playwright's that failed in words, for a person who doesn't read code. */
import { stripVTControlCharacters } from "node:util";
import { withShortQuotes } from "./plainWords.ts";

export type Failure = {
  /** Playwright's own message. */
  message: string;
  /** What must hold, in words: the test's name. */
  title: string;
  /** The page that was opened last, and the width of the window, as far as they are known. */
  path?: string;
  width?: number;
  /** What the test did last, such as `Press "Escape"`, and to which part. */
  last?: { action: string; locator?: string | undefined };
  /** Such as "4.1.3 Status messages (AA)". */
  criteria: string[];
  /** File and line of what was expected. */
  at?: string;
  /** The lines of code around what was expected. */
  code?: string;
  /** What is on the page, by roles and names, in YAML. */
  snapshot?: string;
};

/** Roles whose names say little to a visitor. */
const roles: Record<string, string> = {
  status: "a message that a screen reader reads out by itself (role “status”)",
  alert: "a warning that a screen reader reads out at once (role “alert”)",
  combobox: "the field with suggestions",
  textbox: "the text field",
  searchbox: "the search field",
  img: "the picture",
  list: "the list",
  region: "the section",
  banner: "the page's header",
  contentinfo: "the page's footer",
  main: "the page's main part",
};

/** A string or regular expression of a locator, without its quotes. */
const unquoted = (text: string) => text.replace(/^(["'`/])(.*)\1[a-z]*$/s, "$2");
/** The same, of an expression, as a person would write it: with dots where other words may stand, and without signs. */
function readable(text: string): string {
  if (!text.startsWith("/")) return unquoted(text);
  const expression = unquoted(text).replaceAll(String.raw`\d+`, "9");
  const start = expression.startsWith("^") ? "" : "… ";
  const end = expression.endsWith("$") ? "" : " …";
  const words = expression
    .replace(/^\^|\$$/g, "")
    .replaceAll(/(\w)\?/g, "($1)")
    .replaceAll("|", " or ")
    .replaceAll(/\((\w+(?: or \w+)+)\)/g, "$1")
    .replaceAll(/\.[*+]/g, "…")
    .replaceAll(/\\[bB]|\\(?=\W)/g, "");
  return `${start}${words}${end}`;
}
const quotable = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|/(?:[^/\\]|\\.)*/[a-z]*`;

/** What a locator finds, by the last of its parts that has a role or words. */
function whatIs(locator: string): string {
  const parts = new RegExp(
    String.raw`getBy(Role|Text|Label|AltText|Placeholder)\((${quotable})(?:, \{[^}]*?name: (${quotable})[^}]*\})?`,
    "g",
  );
  const [, by, first, name] = [...locator.matchAll(parts)].at(-1) ?? [];
  if (!by || !first) return `the part “${locator}”`;
  const [, words] = new RegExp(String.raw`hasText: (${quotable})`).exec(locator) ?? [];
  const like = words ? `, with words such as “${readable(words)}”` : "";
  const called = unquoted(first);
  if (by === "Role")
    return `${roles[called] ?? `the ${called}`}${name ? ` “${readable(name)}”` : ""}${like}`;
  const kind = { Text: "the words", Label: "the field", AltText: "the picture" }[by] ?? "the field";
  return `${kind} “${readable(first)}”${like}`;
}

/** What each assertion expects of its part. */
const expectations: Record<string, (expected: string) => string> = {
  toBeVisible: () => "can be seen",
  toBeHidden: () => "can't be seen",
  toBeAttached: () => "is there",
  toBeFocused: () => "has the keyboard's focus",
  toBeChecked: () => "is chosen",
  toBeDisabled: () => "can't be used",
  toBeEnabled: () => "can be used",
  toBeInViewport: () => "is within the window",
  toHaveText: (expected) => `says ${expected}`,
  toContainText: (expected) => `says ${expected}, perhaps among other words`,
  toHaveCount: (expected) => `is there so many times: ${expected}`,
  toHaveValue: (expected) => `contains ${expected}`,
  toHaveAccessibleName: (expected) => `is called ${expected} by a screen reader`,
};

/** What an assertion expects that has no words of its own: "is empty" of `toBeEmpty`. */
const inWords = (matcher: string) => (expected: string) => {
  const words = matcher.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const isSaid = words.endsWith(expected) ? "" : ` ${expected}`;
  return words.replace(/^to be/, "is").replace(/^to have/, "has") + isSaid;
};

/** What two lists that are expected to be equal have each for itself, by the lines of Playwright's comparison. */
function unlike(message: string): string[] {
  const [, label, comparison] =
    /^\w*Error: (?:(.+)\n\n *)?expect\(received\).*?\n(?=- Expected)(.*?)(?:\n\n {2,}\S|$)/s.exec(
      message,
    ) ?? [];
  if (!comparison) return [];
  const only = (sign: string) => {
    const lines = comparison.split("\n").filter((line) => line.startsWith(`${sign} `));
    const values = lines
      .slice(1)
      .map((line) => line.slice(2).trim().replace(/,$/, ""))
      .filter((value) => !/^(Array|Object)? ?[[\]{}]+$/.test(value))
      .map((value) => value.replace(/^"(.*)"$/s, "$1").replaceAll(String.raw`\"`, '"'));
    const more = values.length > 3 ? ` and ${values.length - 3} more` : "";
    return values.slice(0, 3).join("; ") + more || "nothing";
  };
  const of = label ? `, for “${label}”` : "";
  return [`Expected${of}: ${only("-")}. Found instead: ${only("+")}.`];
}

/** Says as what the words stand on the page that were looked for under another role. */
function elsewhere(snapshot: string, words: string | RegExp): string {
  for (const line of snapshot.split("\n")) {
    const [, role, text] =
      /^\s*- (\w+)(?: \[[^\]]*\])?(?: "(?:[^"\\]|\\.)*")?.*?: "?(.*?)"?$/.exec(line) ?? [];
    if (!role || !text) continue;
    const isThere = typeof words === "string" ? text.includes(words) : words.test(text);
    if (!isThere) continue;
    const as = /^(text|generic|paragraph)$/.test(role) ? "plain text" : `“${role}”`;
    return ` The words “${text}” are on the page, but as ${as}`;
  }
  return "";
}

/** Says that a part of the role looked for has no name, if the page has one. */
function nameless(snapshot: string, locator: string): string[] {
  const [, role] = /.*getByRole\('(\w+)', \{ name: /s.exec(locator) ?? [];
  const isThere =
    role && new RegExp(String.raw`^\s*- ${role}(?: \[[^\]]*\])*:?$`, "m").test(snapshot);
  return isThere
    ? [
        `The page has a ${role} without a name: a screen reader says “${role}” and not what it does (WCAG 4.1.2).`,
      ]
    : [];
}

/** What was waited for in vain, in words, if it is a part of the page. */
function waitedFor(message: string, snapshot: string): string[] {
  const [, locator] = /waiting for (.+?)(?: to be \w+)?$/m.exec(message) ?? [];
  if (!locator?.includes("getBy")) return [];
  const [, ms] = /(\d+) ?ms/.exec(message) ?? [];
  const time = ms ? `; waited ${Number(ms) / 1000} s` : "";
  const last = Math.max(0, locator.lastIndexOf(".getBy"));
  const what = whatIs(locator.slice(last)).replace(/^./, (letter) => letter.toUpperCase());
  if (message.includes("locator resolved to")) {
    const [reason] = message.match(/(?<=- ).*(?:element is not|intercepts).*/g)?.slice(-1) ?? [];
    return [`${what} is there, but could not be used${reason ? `: ${reason}` : ""}${time}.`];
  }
  const outer = locator.slice(0, last);
  const within = outer.includes("getBy") ? ` in ${whatIs(outer)}` : "";
  return [`${what} was not found${within}${time}.`, ...nameless(snapshot, locator)];
}

/** By these a part tells its name, state or value, and by others what is near it or has changed. */
const isOfPart =
  /^aria-(checked|disabled|expanded|invalid|label|labelledby|pressed|selected|value\w+)$/;

/** What was expected and what was found, in words, if it is an assertion about a part of the page. */
function expectedAndFound(message: string, snapshot = "", code = ""): string[] {
  const [, negated, matcher] = /expect\(\w+\)(\.not)?\.(\w+)\(/.exec(message) ?? [];
  const field = (name: string) =>
    new RegExp(`^\\s*${name}: *(.+)$`, "m").exec(message)?.[1]?.trim();
  const [locator, received] = [field("Locator"), field("Received")];
  const expected = field("Expected(?: (?:substring|pattern|string))?") ?? "";
  const isPattern = /^\/.+\/[a-z]*$/.test(expected);
  const said = isPattern ? `“${readable(expected)}”` : expected.replace(/^"(.*)"$/, "“$1”");
  if (!matcher) return waitedFor(message, snapshot);
  if (matcher === "toHaveURL")
    return [
      `Expected: the address is ${negated ? "not " : ""}${said}. Found: ${received ?? "another"}.`,
    ];
  const [, attribute] = /^> .*toHaveAttribute\("([\w-]+)"/m.exec(code) ?? [];
  const tell =
    matcher === "toHaveAttribute" && attribute
      ? (value: string) =>
          `has ${value} as its “${attribute}”${isOfPart.test(attribute) ? " (WCAG 4.1.2)" : ""}`
      : (expectations[matcher] ?? inWords(matcher));
  if (!locator) {
    // A plain value; what it is of may stand before it.
    const [, label] = /^\w*Error: (.+)\n\n *expect\(received\)/.exec(message) ?? [];
    const is = `Expected${label ? `, for “${label}”` : ""}: ${negated ? "not " : ""}${said}.`;
    return expected && received
      ? [`${is} Found: ${received.replace(/^"(.*)"$/, "“$1”")}.`]
      : unlike(message);
  }
  const isMissing = message.includes("element(s) not found");
  const [, filter] = new RegExp(String.raw`hasText: (/(?:[^/\\]|\\.)*/)`).exec(locator) ?? [];
  const pattern = isPattern ? expected : filter;
  const words = /^"(.+)"$/.exec(expected)?.[1] ?? (pattern && new RegExp(unquoted(pattern)));
  const there = words && elsewhere(snapshot, words);
  const isSpoken = /'(status|alert)'/.test(locator);
  const silent = isSpoken ? ", which a screen reader does not read out by itself." : ".";
  const found = isMissing
    ? `there is none.${there ? there + silent : ""}`
    : `${(received ?? "something else").replace(/^"(.*)"$/, "“$1”")}.`;
  return [
    `Expected${negated ? " not to be so" : ""}: ${whatIs(locator)} ${tell(said)}.`,
    `Found: ${found}`,
    ...(isMissing ? nameless(snapshot, locator) : []),
  ];
}

/** Playwright's own first words, if there are any. */
function firstLine(message: string): string {
  const [line = ""] = message.replace(/^\w*Error: /, "").split("\n");
  return line
    ? `It failed with: ${line}`
    : "What was expected and what was found stands below, in code.";
}

/** The sentences for a failure, the first of which says where what no longer holds. */
export function plainFailure(failure: Failure): string[] {
  const { title, path, width, last, criteria, at, code, snapshot } = failure;
  const message = stripVTControlCharacters(failure.message);
  // What was looked for in an address may be long.
  const on = path?.replace(/(?<=^[^?]*\?.{40}).+/, "…");
  const part = last?.locator?.includes("getBy") ? ` on ${whatIs(last.locator)}` : "";
  const after = last && `after “${last.action.replaceAll('"', "")}”${part}`;
  const place = [on && `On ${on}`, width && `${width} px wide`, after].filter(Boolean).join(", ");
  const told = expectedAndFound(message, snapshot, code);
  return [
    `${place ? `${place}, this` : "This"} does not hold: “${title}”.`,
    ...(told.length > 0 ? told : [firstLine(message)]),
    ...(criteria.length > 0 ? [`WCAG 2.2: ${criteria.join(", ")}.`] : []),
    `No command accepts this. If the change is meant, change what is expected${at ? `: ${at}` : ""}.`,
  ].map(withShortQuotes);
}
