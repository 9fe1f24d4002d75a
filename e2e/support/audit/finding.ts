/** What a test finds wrong that no command accepts: data, of which sentences are made last. */
import { styleText } from "node:util";

export type Finding = {
  /** What is wrong: the same wherever it is, such as "focus can't be seen". */
  what: string;
  /** A page's path, or the name of a story. */
  place?: string;
  /** Of the windows that it was seen in, px. */
  widths?: number[];
  /** Of the page, such as "the header". */
  part?: string;
  /** What was expected and what was found, a line each. */
  more?: string[];
  /** The elements that it is about, as markup in short. */
  elements?: string[];
  /** Words of the page that it is about. */
  texts?: string[];
  /** The engine that found it, and the name of its rule. */
  engine?: { name: string; rule: string };
  /** Success criteria of WCAG 2.2 by number, such as "1.4.3". */
  criteria?: string[];
  /** Of text that is too faint, in hexadecimal. */
  colours?: { text: string; ground: string };
  /** Whether it is an assertion of a test, of which `what` is the name. */
  isAssertion?: boolean;
  /** Whether it is a story's own test, which may fail because of another finding. */
  isOwnTest?: boolean;
};

/** The name under which a test attaches its findings; Playwright's report hides what begins like this. */
export const findingsAttached = "_findings";

/** What the reports say of a rule that tries no criterion. */
export const noCriterion = "best practice, no criterion";

/** Such as "/faq, 390, 1440 px wide, in the header". */
export const placeOfFinding = ({ place, widths = [], part }: Finding): string =>
  [place, widths.length > 0 && `${widths.join(", ")} px wide`, part && `in ${part}`]
    .filter(Boolean)
    .join(", ");

/** What is wrong, with the engine and the criteria that say so: without where. */
export function withSource({ what, engine, criteria = [] }: Finding): string {
  const numbers = criteria.length > 0 ? `WCAG ${criteria.join(", ")}` : undefined;
  if (engine) return `${what} [${engine.name}, ${engine.rule}, ${numbers ?? noCriterion}]`;
  return numbers ? `${what} (${numbers})` : what;
}

/** By this two findings are the same one: of assertions by what was expected and found, whatever the test. */
export const findingKey = ({ what, more = [], isAssertion }: Finding): string =>
  isAssertion && more.length > 0 ? more.join(" ") : what;

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** Findings that say the same of the same part of a place as one, with all widths and elements. */
export function foldFindings(findings: Finding[]): Finding[] {
  const key = (finding: Finding) =>
    [finding.place, finding.part, withSource(finding), ...(finding.more ?? [])].join("\n");
  return [...Map.groupBy(findings, key).values()].map((same) => ({
    ...same[0]!,
    widths: unique(same.flatMap(({ widths = [] }) => widths)),
    elements: unique(same.flatMap(({ elements = [] }) => elements)),
    texts: unique(same.flatMap(({ texts = [] }) => texts)),
  }));
}

/** How many elements are shown of those of which the same is said. */
const mostShown = 3;

/** A list of elements or words, a line each: the first ones and how many more there are. */
function shownOf(all: string[]): string[] {
  const rest = all.length - mostShown;
  return [...all.slice(0, mostShown), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** The lines for a finding: where it is and what is wrong, what was expected, and with which elements. */
const linesOf = (finding: Finding): string[] => [
  [placeOfFinding(finding), withSource(finding)].filter(Boolean).join(": "),
  ...(finding.more ?? []),
  ...shownOf(finding.texts?.map((text) => `“${text}”`) ?? []).map((text) => `      ${text}`),
  ...shownOf(finding.elements ?? []).map((element) => `      ${element}`),
];

export const headed = (heading: string): string =>
  styleText("bold", heading, { validateStream: false });

/** The lines for findings under their heading; none if there are no findings. */
export const findingLines = (findings: Finding[]): string[] =>
  findings.length > 0
    ? [
        `${headed("Mend first.")} No command accepts this, as one does a picture:`,
        ...foldFindings(findings).flatMap(linesOf),
      ]
    : [];
