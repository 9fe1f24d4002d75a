/** The kind of a page that lists others. */
import type { Content } from "../content/entries.server.ts";
import type { Picture, Question } from "../content/schema/common.ts";
import type { GroupId } from "../search/searchIndex.ts";
import type { Dated, Kind } from "./pageKind.ts";
import { headFieldsOf, lastChangeOf } from "./pageParts.ts";

type IndexOptions = Partial<Omit<Kind, "pages">> & {
  /** The entries that it lists. */
  lists?: (content: Content) => Dated[];
  /** Its text, other than the names of the pages that it lists. */
  texts?: (content: Content) => string[];
  preview?: (content: Content) => Picture | undefined;
  questions?: (content: Content) => Question[];
  /** The places on it that links may lead to. */
  anchors?: (content: Content) => string[];
};

/**
 * The kind of an index page, whose words are in `indexPages.yaml`. One with nothing to list or to say
 * yet is there, but not to be found.
 */
export const indexKind = (
  path: string,
  group: GroupId,
  { lists, texts, preview, questions, anchors, ...kind }: IndexOptions = {},
): Kind => ({
  group,
  ...(lists && { type: "CollectionPage" }),
  ...kind,
  pages: (content) =>
    content.indexPages
      .filter((page) => page.path === path)
      .map((page) => ({
        ...headFieldsOf(page),
        path,
        ...((lists ?? texts)?.(content).length === 0 && { robots: "noindex, follow" }),
        anchors: () => anchors?.(content) ?? [],
        name: page.name,
        updated: lastChangeOf(page, lists?.(content) ?? []),
        preview: preview?.(content),
        about: { questions: questions?.(content) ?? [] },
        search: {
          summary: page.lead,
          keys: [page.title],
          texts: texts?.(content) ?? [page.metaDescription],
        },
      })),
});
