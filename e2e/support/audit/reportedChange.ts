/** What changed in the pictures of a test, as it hands this on to the reporters. */
import type { DescribedChange } from "../../../scripts/pictures/describeChange.ts";
import type { PanelShapes } from "../../../scripts/pictures/drawPlaces.ts";

/** What changed at one place of a picture. */
export type ReportedChange = DescribedChange & {
  /** Which picture it is, such as "on a phone". */
  on: string;
  /** Where it is drawn. */
  drawing?: { name: string; place: number; shapes: PanelShapes };
  /** How many smaller changes may follow from it. */
  following: number;
};

/** The name under which a test that takes pictures hands these on; the report hides what begins like this. */
export const changesAttached = "_changes";
