import { getPages } from "../../app/seo/pages.server.ts";

/** All pages that have an address of their own: without the one for addresses that lead nowhere. */
export const sitePages = getPages().filter(({ kind }) => kind !== "not-found");

/** The first of each kind. */
export const oneOfEachKind = [
  ...new Map(sitePages.toReversed().map((page) => [page.kind, page])).values(),
].toReversed();
