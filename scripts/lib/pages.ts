import { getPages } from "../../app/seo/pages.server.ts";

/** The pages that have a URL: all but the not-found page. Every test that visits pages reads this list. */
export const pages = getPages().filter(({ kind }) => kind !== "not-found");

/** The first page of each kind. */
export const onePerKind = [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(
  ([first]) => first!,
);
