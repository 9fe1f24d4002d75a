/** The failures of a run by their cause: they say the same, or are of one part, widget or section. */
import { acceptCommand } from "../../../scripts/pictures/acceptCommand.ts";
import { distance, inHex } from "../../../scripts/pictures/colours.ts";
import type { DescribedChange } from "../../../scripts/pictures/describeChange.ts";
import type { PanelShapes } from "../../../scripts/pictures/drawPlaces.ts";
import {
  effectOf,
  extentOf,
  listed,
  sentenceOf,
  whereOf,
  saidOf,
} from "../../../scripts/pictures/sentences.ts";
import { findingKey, placeOfFinding, withSource, type Finding } from "./finding.ts";
import type { ReportedChange } from "./reportedChange.ts";

/** A test that failed. */
export type Failure = {
  /** By which Playwright's report finds it. */
  id: string;
  title: string;
  project: string;
  /** Such as `e2e/scenarios/toast.spec.ts`. */
  file: string;
  /** The page that was opened last. */
  path?: string | undefined;
  /** The success criteria of its tags. */
  criteria?: string[];
  findings: Finding[];
  /** What changed in its pictures, which a command accepts. */
  changed: ReportedChange[];
  /** Whether a command accepts its pictures. */
  isAcceptable: boolean;
  /** The drawings of what changed: each by its name, with its file in the report. */
  drawings?: { name: string; file: string }[];
};

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

const isStory = ({ project, title }: Failure) =>
  project === "visual" && /^(?!Pages\/).+\//.test(title);
/** All stories of the same file, such as "Widgets/Toast/". */
const storiesBeside = ({ title }: Failure) => title.slice(0, title.lastIndexOf("/") + 1);

/** The widget or section that a test is about, by the name of its file; none if it is about pages. */
function subjectOf(failure: Failure): string | undefined {
  if (isStory(failure)) return storiesBeside(failure).split("/").at(-2)!.toLowerCase();
  const [, name] = /(?:scenarios|motion|faults|site)\/(\w+)\.spec/.exec(failure.file) ?? [];
  return name?.toLowerCase();
}

function placeOfFailure(failure: Failure): string {
  if (isStory(failure)) return storiesBeside(failure).slice(0, -1);
  return failure.title.startsWith("Pages/") ? failure.title.split(".")[0]! : failure.file;
}

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

/** Something that a test says. Those that share a key, or whose keys others link, have one cause. */
type Remark = {
  keys: string[];
  words: string;
  failure: Failure;
  finding?: Finding;
  change?: ReportedChange;
};

/** The second engine finds much of what the first does, with less to say. */
const isSecond = ({ engine }: Finding) => engine?.name.startsWith("Equal Access") ?? false;
const isFirst = (finding: Finding) => finding.engine !== undefined && !isSecond(finding);
const isContrast = ({ engine }: Finding) => engine?.rule.includes("contrast") ?? false;
/** By these both engines find the same: an element that fails a criterion. */
const elementKeys = ({ criteria = [], elements = [] }: Finding): string[] =>
  criteria.flatMap((criterion) => elements.map((markup) => `${criterion} ${markup}`));
/** Whether an assertion is about a part of the page: Playwright says which. */
const isOfPart = ({ more = [] }: Finding) => more.some((line) => line.startsWith("Locator:"));

/** By what the failures of a run are told to have one cause. */
function keysIn(failures: Failure[]) {
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
const wordsOf = (finding: Finding) =>
  [
    finding.isAssertion && finding.place && `On ${placeOfFinding(finding)},`,
    withSource(finding),
    ...(finding.more ?? []),
  ]
    .filter(Boolean)
    .join(" ");

function remarksOf(failure: Failure, keys: ReturnType<typeof keysIn>): Remark[] {
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

/** What is linked by keys, and what may follow from an order that changed on the same page. */
type Bundle = { keys: Set<string>; remarks: Remark[]; follows: Remark[] };

/** The remarks that share keys, or are linked by others that do. */
function bundled(remarks: Remark[]): Bundle[] {
  let bundles: Bundle[] = [];
  for (const remark of remarks) {
    const same = bundles.filter(({ keys }) => remark.keys.some((key) => keys.has(key)));
    const all = {
      keys: new Set([...same.flatMap(({ keys }) => [...keys]), ...remark.keys]),
      remarks: [...same.flatMap((bundle) => bundle.remarks), remark],
      follows: [],
    };
    bundles = [...bundles.filter((bundle) => !same.includes(bundle)), all];
  }
  return bundles;
}

const pictureOf = ({ failure, change }: Remark) => `${placeOfFailure(failure)} ${change?.on}`;
/** Letters at half a pixel look different: the next colour, or another one at a speck of so many px. */
const [nearest, speck] = [8, 3];
const isNear = ({ colours }: DescribedChange) =>
  colours !== undefined && distance(colours.from, colours.to) <= nearest;
const mayBeLetters = (change: DescribedChange) =>
  change.kind === "changed" ||
  isNear(change) ||
  (change.kind === "recoloured" && Math.max(change.size.width, change.size.height) <= speck);
/** Whether one bundle may follow from rows of a page that another added or removed. */
function followsShift({ remarks }: Bundle, other: Bundle): boolean {
  const shifts = other.remarks.filter(
    ({ change }) => change?.kind === "added" || change?.kind === "removed",
  );
  const pictures = new Set(shifts.map(pictureOf));
  return remarks.every(
    (remark) =>
      remark.failure.title.startsWith("Pages/") &&
      remark.change !== undefined &&
      mayBeLetters(remark.change) &&
      pictures.has(pictureOf(remark)),
  );
}

const isOrder = ({ change }: Remark) => change?.kind === "reordered";
/** Whether one bundle may follow from an order that another has: it is of the same page, on other screens or a space. */
function followsOrder({ remarks }: Bundle, other: Bundle): boolean {
  const orders = other.remarks.filter(isOrder);
  const places = new Set(orders.map(({ failure }) => placeOfFailure(failure)));
  const pictures = new Set(orders.map(pictureOf));
  return remarks.every(
    (remark) =>
      remark.change &&
      remark.change.kind !== "recoloured" &&
      places.has(placeOfFailure(remark.failure)) &&
      // Between blocks there may be another space than before.
      (!pictures.has(pictureOf(remark)) || remark.change.isSpace),
  );
}

/** Whether one bundle may follow from a colour that another has. */
const followsColour = ({ remarks }: Bundle, other: Bundle) =>
  remarks.every(({ change }) => change && isNear(change)) &&
  other.remarks.some(({ change }) => change?.kind === "recoloured" && !isNear(change));

/** Folds what may follow from rows, an order or a colour into that. */
function foldFollowing(bundles: Bundle[]): Bundle[] {
  const byWeight = bundles.toSorted((one, other) => other.remarks.length - one.remarks.length);
  const rootOf = (bundle: Bundle) =>
    bundle.remarks.some(isOrder)
      ? undefined
      : byWeight.find((other) =>
          [followsShift, followsOrder, followsColour].some((follows) => follows(bundle, other)),
        );
  const folded = Map.groupBy(bundles, rootOf);
  return (folded.get(undefined) ?? []).map((bundle) => ({
    ...bundle,
    follows: (folded.get(bundle) ?? []).flatMap(({ remarks }) => remarks),
  }));
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
