/** Describes where two pictures differ, and draws each place before and after. */
import {
  describeChange,
  faintest,
  type DescribedChange,
  type ReadWords,
} from "./describeChange.ts";
import { findPlaces, type Pixels } from "./difference.ts";
import { drawPlaces, type DrawnPlace } from "./drawPlaces.ts";
import { kindsOfChange, type DetectedChange } from "./kindOfChange.ts";
import { effectOf, whereOf, type Differences } from "./sentences.ts";

/** How many places are named and drawn. */
const mostPlaces = 5;

export type Difference = Differences & Awaited<ReturnType<typeof drawPlaces>>;

/** Whether it is hardly to be seen: such places come last, and may be left out. */
const isSlight = ({ place: { before: from, after: to, most = 255 } }: DetectedChange) =>
  most <= faintest || Math.max(from.height, to.height) <= 1;

export async function showDifference(
  before: Pixels,
  after: Pixels,
  read?: ReadWords,
): Promise<Difference> {
  const told = kindsOfChange(before, after, findPlaces(before, after));
  const shown = told
    .filter(({ follows }) => !follows)
    .toSorted((one, other) => Number(isSlight(one)) - Number(isSlight(other)));
  const changes: DescribedChange[] = [];
  const drawn: DrawnPlace[] = [];
  for (const [index, happened] of shown.slice(0, mostPlaces).entries()) {
    const change = await describeChange(before, after, happened, read);
    changes.push(change);
    const number = shown.length > 1 ? `${index + 1}. ` : "";
    const title = `${number}${effectOf(change)}: ${whereOf(change)}`;
    drawn.push({ told: happened, title, isSpace: change.isSpace, number: index + 1 });
  }
  const places = shown.map(({ place }) => place);
  return {
    changes,
    more: shown.length - changes.length,
    following: told.length - shown.length,
    grown: after.height - before.height,
    ...(await drawPlaces(before, after, places, drawn)),
  };
}
