/** The failures of a run by their cause: they say the same, or are of one part, widget or section. */
import { acceptCommand } from "../../../scripts/pictures/acceptCommand.ts";
import type { DescribedChange } from "../../../scripts/pictures/describeChange.ts";
import type { PanelShapes } from "../../../scripts/pictures/drawPlaces.ts";
import { findingKey, placeOfFinding, type Finding } from "./finding.ts";
import type { ReportedChange } from "./reportedChange.ts";
import {
  effectOf,
  extentOf,
  listed,
  sentenceOf,
  whereOf,
  saidOf,
} from "../../../scripts/pictures/sentences.ts";
import { type Failure, isStory, storiesBeside, subjectOf, placeOfFailure } from "./failure.ts";
import {
  type Remark,
  isSecond,
  isFirst,
  elementKeys,
  keysIn,
  wordsOf,
  remarksOf,
} from "./remarks.ts";
import { type Bundle, bundled, foldFollowing } from "./bundles.ts";

/** A place in a drawing. */
export type Drawn = { file: string; place: number; shapes: PanelShapes };

export type Cause = {
  /** What it is about: a widget, a section or a page. */
  name: string;
  /** What has to be mended, and what changed in pictures: each once, without where. */
  findings: string[];
  changes: string[];
  /** What changed besides, and may follow from that. */
  follows: string[];
  /** How many smaller changes more may follow, in the pictures of which test. */
  following: Map<Failure, number>;
  failures: Failure[];
  /** Where it was seen: stories of a file, a page's pictures, or the tests of a file. What it is about comes first. */
  seen: Map<string, Failure[]>;
  /** What accepts all of its pictures. */
  accept?: string;
  /** What explains it, before and after. */
  drawn?: Drawn;
};

/** The place as a heading names it: of a test's file its subject or, if it is about pages, the page and its part. */
function named(failure: Failure): string {
  const place = placeOfFailure(failure);
  if (place !== failure.file) return place;
  if (!subjectOf(failure)) {
    const { place: page = failure.path ?? failure.title, part } = failure.findings[0] ?? {};
    return part ? `${page}, ${part}` : page;
  }
  const [, subject = ""] = /(\w+)\.spec/.exec(place) ?? [];
  const words = subject.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** What explains most comes first: space may be there because of a part that is gone. */
const explainsMost: (DescribedChange["kind"] | "space")[] = [
  "reordered",
  "swapped",
  "removed",
  "added",
  "gone",
  "new",
  "space",
  "moved",
  "recoloured",
  "changed",
  "unseen",
];
const rankOf = ({ kind, isSpace }: DescribedChange) =>
  explainsMost.indexOf(isSpace ? "space" : kind);

/** Where a change is drawn. */
function drawnOf({ failure: { drawings }, change }: Remark): Drawn[] {
  const drawing = change?.drawing;
  const file = drawings?.find(({ name }) => name === drawing?.name)?.file;
  return drawing && file ? [{ file, place: drawing.place, shapes: drawing.shapes }] : [];
}

/** How many places of the same change are named. */
const mostNamed = 2;

/** The same change at several places: its first sentence whole, and of the others what differs. */
function withPlaces([first, ...others]: [DescribedChange, ...DescribedChange[]]): string {
  const names = others
    .slice(0, mostNamed - 1)
    .map((other) =>
      other.said?.relation === first.said?.relation
        ? `“${other.said?.text}”`
        : saidOf(other).trim(),
    );
  const more = others.length + 1 - mostNamed;
  return listed([sentenceOf(first), ...names, ...(more > 0 ? [`${more} more`] : [])]);
}

/** Each change once, with what one picture shows of it, and which others do; first one of each kind. */
function changesIn(remarks: Remark[]): string[] {
  const once = [...Map.groupBy(remarks, ({ words }) => words).values()];
  const alike = Map.groupBy(once, ([first]) => {
    const change = first!.change!;
    return change.said && change.kind !== "reordered"
      ? // Whether more follows on the page is no other change.
        `${effectOf(change)}, ${extentOf({ ...change, shifts: false })}`
      : first!.words;
  });
  const told = [...alike.values()].map((groups) => {
    const places = groups.map(([first]) => first!.change!) as [ReportedChange, ...ReportedChange[]];
    const [first] = places;
    const where = places.length > 1 ? extentOf(first) : whereOf(first);
    const all = new Set(groups.flat().map(({ change }) => change!.on));
    const also = [...all].filter((on) => on !== first.on);
    const more = also.length > 0 ? `; also ${listed(also)}` : "";
    const words = `${withPlaces(places)}, ${first.on}${where && `: ${where}`}${more}`;
    return { kind: first.kind, words };
  });
  const firsts = [...Map.groupBy(told, ({ kind }) => kind).values()].map(([first]) => first!);
  return [...new Set([...firsts, ...told])].map(({ words }) => words);
}

/** How many smaller changes may follow, by the test whose pictures show them. */
function followingIn(remarks: Remark[]): Map<Failure, number> {
  const counts = new Map<Failure, number>();
  for (const { failure, change } of remarks)
    if (change!.following > 0) counts.set(failure, (counts.get(failure) ?? 0) + change!.following);
  return counts;
}

/** Where a finding is, such as "on /faq, 390 px wide, in the header", with the first of its elements. */
function exampleOf(finding: Finding): string {
  const { place = "", elements: [element] = [], isAssertion } = finding;
  const at = place && `${place.startsWith("“") ? "in" : "on"} ${placeOfFinding(finding)}`;
  const example = [!isAssertion && at, element].filter(Boolean).join(": ");
  return example && ` For example ${example}`;
}

/** Each finding once: what both engines say of an element stands once, with the names of both. */
function findingsIn(remarks: Remark[]): string[] {
  const findings = [...Map.groupBy(remarks, ({ finding }) => findingKey(finding!)).values()].map(
    (same) => ({
      finding: same[0]!.finding!,
      keys: new Set(same.flatMap(({ finding }) => elementKeys(finding!))),
      count: same.length,
    }),
  );
  const pairs = findings
    .filter(({ finding }) => isSecond(finding))
    .map((second) => ({
      second,
      first: findings.find(
        ({ finding, keys }) => isFirst(finding) && [...keys].some((key) => second.keys.has(key)),
      ),
    }));
  return findings
    .filter((finding) => !pairs.some(({ second, first }) => second === finding && first))
    .toSorted((one, other) => other.count - one.count)
    .map((one) => {
      const { finding } = one;
      const second = pairs.find(({ first }) => first === one)?.second.finding.engine;
      const engine = second && {
        ...finding.engine!,
        name: `${finding.engine!.name} and ${second.name}`,
      };
      return wordsOf(engine ? { ...finding, engine } : finding) + exampleOf(finding);
    });
}

function causeOf({ keys, remarks, follows }: Bundle, stories?: string): Cause {
  const failures = [...new Set([...remarks, ...follows].map(({ failure }) => failure))];
  // Words show a reader where to look, a story shows little else, and what follows shows that rows were added.
  const rank = ({ change, failure }: Remark) =>
    8 * rankOf(change!) +
    4 * Number(!change!.said) +
    2 * Number(!isStory(failure)) +
    Number(!change!.shifts);
  const changed = remarks
    .filter(({ change }) => change)
    .toSorted((one, other) => rank(one) - rank(other));
  // A picture that shows nothing of it is accepted, or not, for another cause.
  const shown = [...changed, ...follows].map(({ failure }) => failure);
  const names = new Set(
    shown
      .filter(({ isAcceptable }) => isAcceptable)
      .map((failure) => (isStory(failure) ? storiesBeside(failure) : `${failure.title}$`)),
  );
  const accept = names.size > 0 ? { accept: acceptCommand([...names].join("|"), stories) } : {};
  const farther = (failure: Failure) => {
    if (isStory(failure)) return keys.has(subjectOf(failure)!) ? 0 : 1;
    return failure.title.startsWith("Pages/") ? 2 : 3;
  };
  /** How much stands around what changed there: its own stories show it alone. */
  const around = Map.groupBy(changed, ({ failure }) => placeOfFailure(failure));
  const depth = (failure: Failure) =>
    Math.min(
      ...(around.get(placeOfFailure(failure)) ?? []).map(({ change }) => change!.parts.length),
      99,
    );
  const near = failures.toSorted(
    (one, other) => farther(one) - farther(other) || depth(one) - depth(other),
  );
  const seen = Map.groupBy(near, placeOfFailure);
  const isOwn = farther(near[0]!) === 0 || seen.size === 1;
  const [drawn] = changed.flatMap(drawnOf);
  return {
    name: isOwn ? named(near[0]!) : `${seen.size} places, such as ${named(near[0]!)}`,
    findings: findingsIn(remarks.filter(({ finding }) => finding)),
    changes: changesIn(changed),
    follows: changesIn(follows),
    following: followingIn(changed),
    failures,
    seen,
    ...accept,
    ...(drawn ? { drawn } : {}),
  };
}

/**
 * The causes of these failures: those to mend first, and those that explain most.
 *
 * @param stories the file of stories that alone was built
 */
export function causesOf(failures: Failure[], stories?: string): Cause[] {
  const keys = keysIn(failures);
  const bundles = bundled(failures.flatMap((failure) => remarksOf(failure, keys)));
  const weight = ({ findings, changes, follows, following, failures: { length } }: Cause) =>
    (findings.length > 0 ? 1e6 : 0) +
    changes.length +
    follows.length +
    [...following.values()].reduce((sum, count) => sum + count, 0) +
    length;
  return foldFollowing(bundles)
    .map((bundle) => causeOf(bundle, stories))
    .toSorted((a, b) => weight(b) - weight(a));
}
