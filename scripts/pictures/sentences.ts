/** The sentences about what changed in pictures. Nothing reads them back: who needs a fact takes it from the `DescribedChange`. */
import { becameColour } from "./colours.ts";
import type { DescribedChange, NearbyWords } from "./describeChange.ts";
import type { Neighbour, Shift } from "./kindOfChange.ts";

/** What is said of a part. */
const inWords: Record<DescribedChange["kind"], string> = {
  moved: "Moved",
  swapped: "Changed places with another part",
  reordered: "The order changed",
  gone: "Gone",
  new: "New",
  added: "Added",
  removed: "Removed",
  recoloured: "The colour changed",
  changed: "Changed",
  unseen: "A picture of it that nobody has accepted yet",
};

/** What happened, such as "Space added". */
export function effectOf({ kind, colours, isSpace }: DescribedChange): string {
  if (colours) return `${inWords[kind]} ${becameColour(colours)}`;
  return isSpace ? `Space ${inWords[kind].toLowerCase()}` : inWords[kind];
}

/** Such as "30 px to the right and 12 px down". */
function wayOf({ right, down }: Shift): string {
  const sideways =
    right === 0 ? [] : [`${Math.abs(right)} px to the ${right > 0 ? "right" : "left"}`];
  const upright = down === 0 ? [] : [`${Math.abs(down)} px ${down > 0 ? "down" : "up"}`];
  return [...sideways, ...upright].join(" and ");
}

/** Of what stands beside a part that is gone, or new: where it is, and where it went. */
const closing: Record<Neighbour["side"], [string, string, string]> = {
  right: ["to its right", "to the left", "to the right"],
  left: ["to its left", "to the right", "to the left"],
  below: ["below it", "up", "down"],
  above: ["above it", "down", "up"],
};

const taller = (px: number) => `${Math.abs(px)} px ${px > 0 ? "taller" : "shorter"} than before`;

/** How far it went and by how much, without how large the place is and where in the picture. */
function howOf(change: DescribedChange): { way: string; growth: string } {
  const { kind, by, neighbour, grown, shifts, faint, differing = 0, size } = change;
  const px = `${Math.abs(grown)} px`;
  const follows = shifts ? `; all that follows stands ${px} ${grown > 0 ? "lower" : "higher"}` : "";
  if (kind === "added" || kind === "removed") return { way: px, growth: follows };
  if (kind === "reordered") {
    const rows = differing > 0 ? `; ${differing} of its ${size.height} rows of pixels differ` : "";
    return { way: `moved ${wayOf(by!)}`, growth: rows };
  }
  const [where, back, on] = neighbour ? closing[neighbour.side] : [];
  return {
    way: by
      ? wayOf(by)
      : neighbour
        ? `what stands ${where} moved ${neighbour.px} px ${kind === "gone" ? back : on}`
        : "",
    growth: [
      ...(grown === 0 ? [] : [taller(grown) + follows]),
      ...(faint === undefined ? [] : [`hardly to be seen: by ${faint} of 255`]),
    ].join(", "),
  };
}
const isOfRows = ({ kind }: DescribedChange) => ["added", "removed", "reordered"].includes(kind);

export function extentOf(change: DescribedChange): string {
  const { way, growth } = howOf(change);
  return [way, growth].filter(Boolean).join(isOfRows(change) ? "" : ", ");
}

/** Its size, how far it went, and its place. */
export function whereOf(change: DescribedChange): string {
  const { kind, area, areaBefore, neighbour, size } = change;
  const { way, growth } = howOf(change);
  if (kind === "unseen") return "";
  if (kind === "reordered") return way + growth;
  if (isOfRows(change)) return `${way} ${area}${growth}`;
  const how = way && `, ${neighbour ? "and " : ""}${way},`;
  const place = areaBefore ? `now ${area}, before ${areaBefore}` : area;
  return `${size.width} × ${size.height} px${how} ${place}${growth && `, ${growth}`}`;
}

const relations: Record<NearbyWords["relation"], string> = {
  says: " where it says",
  "says now": " where it now says",
  contains: " with the words",
  begins: ": what begins with",
  above: " above",
  below: " below",
  beside: " beside",
};

/** The first words of a text, so that two fit into one sentence. */
const beginning = (words: string) =>
  words.length > 40 ? `${words.slice(0, 40).trimEnd()} …` : words;

/** The end of the sentence: which words tell where it is. */
export function saidOf({ said, passed }: DescribedChange): string {
  if (!said) return "";
  const isPassed = passed && said.relation === "begins";
  const text = said.relation === "begins" ? beginning(said.text) : said.text;
  const others = isPassed ? ` now stands ${passed.relation} “${beginning(passed.text)}”` : "";
  return `${relations[said.relation]} “${text}”${others}`;
}

/** Such as "Gone beside “Menu”". */
export const sentenceOf = (change: DescribedChange): string => effectOf(change) + saidOf(change);

/** Such as "on a phone and on a desktop". */
export const listed = (names: string[]): string => new Intl.ListFormat("en-GB").format(names);
const number = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What changed in a picture. */
export type Differences = {
  /** What happened at each place, up to five of them. */
  changes: DescribedChange[];
  /** How many more places there are. */
  more: number;
  /** How many places besides may follow from these. */
  following: number;
  /** How many px taller all of it is now. */
  grown: number;
};

/** Whatever is the same in pictures that changed for the same cause, whatever their size. */
export const sameCauseKey = ({ changes, more }: Differences): string =>
  [
    ...changes.map((change) =>
      // Nothing else tells it from another change.
      ["changed", "gone", "new"].includes(change.kind) && !change.said
        ? sentenceOf(change) + whereOf(change)
        : sentenceOf(change),
    ),
    more,
  ].join("\n");

/** A difference, and in which picture it is, such as "on a phone". */
export type ShownDifference = { on: string; difference: Differences };

/** What is said of words that may have changed. */
const onlyNow =
  "The words are those of now. The words before are in no record: read them in the picture “Before (expected)”.";

/** Says what happened in pictures that changed for the same cause: a line for each place, and one if all has grown. */
export function tellDifferences(shown: [ShownDifference, ...ShownDifference[]]): string[] {
  const { changes, more } = shown[0].difference;
  /** What is true of each picture; of which, only where they are not alike. */
  const ofEach = (say: (difference: Differences) => string) => {
    const said = Map.groupBy(shown, ({ difference }) => say(difference));
    if (said.size === 1) return say(shown[0].difference);
    return [...said].map(([what, on]) => `${listed(on.map((one) => one.on))} ${what}`).join("; ");
  };
  const lines = changes.map((change, index) => {
    const place = changes.length > 1 ? `${index + 1}. ` : "";
    const where = ofEach((difference) => whereOf(difference.changes[index]!));
    return `${place}${sentenceOf(change)}: ${where}.`;
  });
  const follow = ofEach(({ following }) =>
    following > 0 ? number(following, "smaller change") : "none",
  );
  const size = ofEach(({ grown }) => (grown === 0 ? "as tall as before" : taller(grown)));
  return [
    ...lines,
    // A picture keeps no words.
    ...(changes.some(({ said }) => said?.relation === "says now") ? [onlyNow] : []),
    ...(shown.some(({ difference }) => difference.following > 0)
      ? [`And what may follow from it: ${follow}. Look at all of it before you accept.`]
      : []),
    ...(more > 0 ? [`And ${number(more, "more place")}.`] : []),
    ...(shown.some(({ difference }) => difference.grown !== 0) ? [`All of it is ${size}.`] : []),
  ];
}
