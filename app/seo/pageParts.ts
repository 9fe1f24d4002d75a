/** What the rows of several kinds of page are made with. */
import { latestOf } from "../lib/dates.ts";
import type { Dated, Head } from "./pageKind.ts";

export const headFieldsOf = ({ metaTitle, metaDescription, updated }: Head): Head => ({
  metaTitle,
  metaDescription,
  updated,
});

/** Last change of a page that lists entries: that of its own text or of the newest entry. */
export const lastChangeOf = ({ updated }: Dated, entries: Dated[]) =>
  latestOf([updated, ...entries.map((entry) => entry.updated)])!;

/** The place of the band of prices, on a page that has any. */
export const costPlace = (costs: object[]) => (costs.length > 0 ? ["cost"] : []);
