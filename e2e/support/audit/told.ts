/** What changed in the pictures of a test, as it hands this on to the reporters. */
import type { Change } from "../../../scripts/pictures/describeChange.ts";

/** What changed at one place of a picture. */
export type ChangeTold = Change & {
  /** Which picture it is, such as "on a phone". */
  on: string;
  /** Where it is drawn. */
  drawing?: { name: string; place: number };
  /** How many smaller changes may follow from it. */
  following: number;
};

/** The name under which a test that takes pictures hands these on; the report hides what begins like this. */
export const changesAttached = "_changes";
