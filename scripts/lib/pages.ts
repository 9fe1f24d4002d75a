import { getPages } from "../../app/seo/pages.server.ts";

/** The pages with a URL of their own, all but the not-found page: no test has a list of its own. */
export const pages = getPages().filter(({ kind }) => kind !== "not-found");

/** The first page of each kind. */
export const onePerKind = [
  ...new Map(pages.toReversed().map((page) => [page.kind, page])).values(),
].toReversed();
