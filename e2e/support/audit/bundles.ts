/** Bundles what shares keys, and what may follow from it. */
import { distance } from "../../../scripts/pictures/colours.ts";
import type { DescribedChange } from "../../../scripts/pictures/describeChange.ts";
import { placeOfFailure } from "./failure.ts";
import type { Remark } from "./remarks.ts";

/** What is linked by keys, and what may follow from an order that changed on the same page. */
export type Bundle = { keys: Set<string>; remarks: Remark[]; follows: Remark[] };

/** The remarks that share keys, or are linked by others that do. */
export function bundled(remarks: Remark[]): Bundle[] {
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
export function foldFollowing(bundles: Bundle[]): Bundle[] {
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
