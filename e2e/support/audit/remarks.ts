/** What the tests that failed say, each with the keys by which it is linked to others of its cause. */
import { inHex } from "../../../scripts/pictures/colours.ts";
import { findingKey, placeOfFinding, withSource, type Finding } from "./finding.ts";
import type { ReportedChange } from "./reportedChange.ts";
import { sentenceOf, whereOf } from "../../../scripts/pictures/sentences.ts";
import { type Failure, isStory, subjectOf, placeOfFailure } from "./failure.ts";

/** Something that a test says. Those that share a key, or whose keys others link, have one cause. */
export type Remark = {
  keys: string[];
  words: string;
  failure: Failure;
  finding?: Finding;
  change?: ReportedChange;
};

/** The second engine finds much of what the first does, with less to say. */
export const isSecond = ({ engine }: Finding) => engine?.name.startsWith("Equal Access") ?? false;
export const isFirst = (finding: Finding) => finding.engine !== undefined && !isSecond(finding);
const isContrast = ({ engine }: Finding) => engine?.rule.includes("contrast") ?? false;
/** By these both engines find the same: an element that fails a criterion. */
export const elementKeys = ({ criteria = [], elements = [] }: Finding): string[] =>
  criteria.flatMap((criterion) => elements.map((markup) => `${criterion} ${markup}`));
/** Whether an assertion is about a part of the page: Playwright says which. */
const isOfPart = ({ more = [] }: Finding) => more.some((line) => line.startsWith("Locator:"));

/** By what the failures of a run are told to have one cause. */
export function keysIn(failures: Failure[]) {
  const findings = failures.flatMap(({ findings: own }) => own);
  const changes = failures.flatMap(({ changed }) => changed);
  /** The only one of these that is no matter of contrast, if there is one: what else fails there may follow from it. */
  const onlyFinding = (some: Finding[]): string[] => {
    const others = new Set(some.filter((finding) => !isContrast(finding)).map(findingKey));
    return others.size === 1 ? [...others] : [];
  };
  /** What a finding that says little may follow from. */
  function explanationsOf(finding: Finding, failure: Failure): string[] {
    if (finding.isOwnTest) {
      const beside = failures.filter((other) => placeOfFailure(other) === placeOfFailure(failure));
      return onlyFinding(beside.flatMap((other) => other.findings.filter(isFirst)));
    }
    if (isSecond(finding) && !isContrast(finding))
      return onlyFinding(failure.findings.filter(isFirst));
    if (!finding.isAssertion || isOfPart(finding)) return [];
    return onlyFinding(
      findings.filter(({ criteria = [] }) =>
        criteria.some((one) => failure.criteria?.includes(one)),
      ),
    );
  }

  /**
   * The file whose stories show a part with the least around it, for each part that changed in any. Of two a widget, or
   * else the one of which less fails, has the part.
   */
  const owners = new Map<string, { subject: string; depth: number }>();
  const stories = [...Map.groupBy(failures.filter(isStory), placeOfFailure)];
  const isSection = (place: string) => Number(!place.startsWith("Widgets/"));
  const least = stories
    .toSorted(
      ([one, its], [other, those]) =>
        isSection(one) - isSection(other) || its.length - those.length,
    )
    .flatMap(([, its]) => its);
  for (const failure of least)
    for (const { kind, parts } of failure.changed) {
      if (kind === "recoloured") continue;
      const [part] = parts;
      const known = part && owners.get(part);
      if (part && !(known && known.depth <= parts.length))
        owners.set(part, { subject: subjectOf(failure)!, depth: parts.length });
    }
  const storyFindings = failures
    .filter(isStory)
    .flatMap((failure) =>
      failure.findings
        .filter(({ isOwnTest }) => !isOwnTest)
        .map((finding) => ({ subject: subjectOf(failure), key: findingKey(finding) })),
    );
  const findingsOfSubject = Map.groupBy(storyFindings, ({ subject }) => subject);
  const subjectsOf = Map.groupBy(storyFindings, ({ key }) => key);
  /** Whether a story's finding is about its widget: not one of several, nor one of a part that others show, too. */
  const isOfSubject = (finding: Finding, subject: string | undefined) => {
    const own = findingsOfSubject.get(subject) ?? [];
    const subjects = subjectsOf.get(findingKey(finding)) ?? [];
    return (
      new Set(own.map(({ key }) => key)).size <= 1 &&
      new Set(subjects.map((one) => one.subject)).size <= 1
    );
  };
  /**
   * The parts that have a change. Words near a strip of space, and what stands beside it, may be in a part around the one
   * whose spacing changed: that one is told by another picture.
   */
  function partsOf({ kind, isSpace, grown, parts }: ReportedChange): string[] {
    const [own] = parts;
    if (!own || !(isSpace || (kind === "changed" && grown !== 0))) return parts;
    const within = changes.filter(
      (other) =>
        other.isSpace &&
        other.parts.includes(own) &&
        (isSpace ? other.grown === grown : Math.sign(other.grown) === Math.sign(grown)),
    );
    const [inner] = within.toSorted((one, other) => other.parts.length - one.parts.length);
    return inner?.parts ?? parts;
  }
  const changedTo = new Set(changes.map(({ colours }) => colours && inHex(colours.to)));
  return {
    ofFinding(finding: Finding, failure: Failure): string[] {
      const { texts = [], colours } = finding;
      const subject = subjectOf(failure);
      const explained = explanationsOf(finding, failure);
      const isSubject = subject && (!isStory(failure) || isOfSubject(finding, subject));
      const shades = colours ? [colours.text, colours.ground] : [];
      // So many letters are the same text.
      const beginnings = texts
        .map((text) => text.slice(0, 40))
        .filter(({ length }) => length >= 20);
      return [
        findingKey(finding),
        // Both engines may find it.
        ...elementKeys(finding),
        ...(colours ? [`text in ${colours.text}`] : []),
        ...shades.filter((colour) => changedTo.has(colour)).map((colour) => `now ${colour}`),
        ...changes
          .filter(({ said }) => beginnings.some((words) => said?.text.includes(words)))
          .map(sentenceOf),
        ...explained,
        ...(isSubject && explained.length === 0 ? [subject] : []),
      ];
    },
    ofChange(change: ReportedChange, failure: Failure): string[] {
      const { kind, colours, said } = change;
      const parts = partsOf(change);
      // A colour has many parts.
      if (colours)
        return [`from ${inHex(colours.from)} to ${inHex(colours.to)}`, `now ${inHex(colours.to)}`];
      const what = sentenceOf(change);
      const place = placeOfFailure(failure);
      // What may follow from another change may do so from one of the part around it.
      const around = ["changed", "moved"].includes(kind) ? parts : parts.slice(0, 1);
      const owner = around.map((part) => owners.get(part)).find((one) => one);
      // A page has an order of its own.
      if (kind === "reordered") return [what, `${place} ${parts[0]}`, `order of ${place}`];
      const own = owner?.subject ?? (parts[0] ? `${place} ${parts[0]}` : subjectOf(failure));
      return [
        // Only words tell it from another change.
        said ? what : `${what} ${whereOf(change)} ${place}`,
        ...(own ? [own] : []),
      ];
    },
  };
}

/** A finding in words, without where; of an assertion the page that it was on. */
export const wordsOf = (finding: Finding) =>
  [
    finding.isAssertion && finding.place && `On ${placeOfFinding(finding)},`,
    withSource(finding),
    ...(finding.more ?? []),
  ]
    .filter(Boolean)
    .join(" ");

export function remarksOf(failure: Failure, keys: ReturnType<typeof keysIn>): Remark[] {
  const findings = failure.findings.map((finding) => ({
    keys: keys.ofFinding(finding, failure),
    words: wordsOf(finding),
    failure,
    finding,
  }));
  const changes = failure.changed.map((change) => ({
    keys: keys.ofChange(change, failure),
    words: change.said ? sentenceOf(change) : `${sentenceOf(change)}, ${whereOf(change)}`,
    failure,
    change,
  }));
  const all = [...findings, ...changes];
  const { title } = failure;
  const finding = { what: title };
  return all.length > 0 ? all : [{ keys: [title], words: title, failure, finding }];
}
