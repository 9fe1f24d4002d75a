/** Builds the search index from the list of pages and their entries. */
import type { Content } from "../content/entries.server.ts";
import { headingsOf, holdsUntil, plainText } from "../content/markdown.server.ts";
import { showThumbnail } from "../content/pictures.server.ts";
import { pagesOfTool } from "../content/schema/tools.ts";
import { anchor } from "../content/anchor.server.ts";
import { shorten } from "../lib/shorten.ts";
import { descriptionLimit } from "../lib/thresholds.ts";
import { pack } from "../search/postings.ts";
import {
  groupIds,
  type GroupId,
  type IndexedPage,
  type SearchIndex,
  type Thumbnail,
} from "../search/searchIndex.ts";
import { indexedWords, isStopWord, stemOf } from "../search/words.ts";
import { kinds } from "./kinds.server.ts";
import type { PageSource } from "./pageKind.ts";
import { listPages, type Page } from "./pages.server.ts";

/** What is found: a page, or an answer on the questions page. */
type Entry = PageSource["search"] & {
  path: string;
  title: string;
  group: GroupId;
  trail: string[];
};

/** A text as one line of words. */
const lineOf = (text: string, content: Content) =>
  plainText(text, content).replaceAll(/\s+/g, " ").trim();

/** Pages with their tools, which are found by their files' names: "stair calculator". */
const pageEntries = (pages: Page[], { tools }: Content): Entry[] =>
  pages.map(({ path, name, kind, breadcrumbs, search }) => ({
    title: name,
    ...search,
    path,
    keys: [
      ...search.keys,
      ...tools
        .filter((tool) => pagesOfTool(tool).includes(path))
        .map(({ slug }) => slug.replaceAll("-", " ")),
    ],
    group: kinds[kind].group,
    trail: breadcrumbs.slice(1, -1).map((crumb) => crumb.name),
  }));

const answerEntries = (content: Content): Entry[] =>
  content.faq.flatMap(({ title, questions }) =>
    questions.map(({ question, answer }) => ({
      path: `/faq#${anchor(question)}`,
      title: question,
      summary: lineOf(answer, content),
      keys: [title],
      texts: [],
      group: "questions" as const,
      trail: [content.words.search.groups.questions],
    })),
  );

/** The fields of an entry that say what it is about. */
function fieldsOf({ path, title, group, trail, price, ...entry }: Entry, content: Content) {
  const headings = [
    ...entry.texts.flatMap((text) => headingsOf(text, content)),
    ...(entry.questions ?? []).map(({ question }) => question),
  ].join(" ");
  return {
    path,
    group: groupIds.indexOf(group),
    title,
    trail,
    summary: shorten(entry.summary, descriptionLimit),
    ...(price && { price }),
    keys: entry.keys.filter(Boolean).join(", "),
    headings,
  } satisfies IndexedPage;
}

/** The stems of an entry's text that none of its fields has. */
function stemsBeside(
  { title, summary, keys, headings }: IndexedPage,
  entry: Entry,
  content: Content,
): string[] {
  const fields = new Set(
    indexedWords(`${title} ${summary} ${keys} ${headings}`).map(({ word }) => stemOf(word)),
  );
  const answered = [...(entry.questions ?? []), ...(entry.answers ?? [])];
  const words = [
    entry.summary,
    ...(entry.words ?? []),
    ...answered.map(({ question }) => question),
    ...[...entry.texts, ...answered.map(({ answer }) => answer)].map((text) =>
      lineOf(text, content),
    ),
  ].flatMap(indexedWords);
  const stems = new Set(
    words
      .map(({ word }) => word)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  );
  return [...stems].filter((stem) => stem.length > 1 && !fields.has(stem));
}

/** The picture beside a result. */
function thumbnailOf({ picture }: Entry, { pictures }: Content): Thumbnail | undefined {
  if (!picture) return undefined;
  const { src, avif, width, height, colour } = showThumbnail(picture, pictures);
  return { src, ...(avif && { avif }), width, height, colour };
}

/** The index of all pages that are not hidden, and of all answers on the questions page. */
export function buildSearchIndex(content: Content): SearchIndex {
  const found = listPages(content).filter(({ hidden }) => !hidden);
  const entries = [...pageEntries(found, content), ...answerEntries(content)];
  // Several entries may show the same.
  const pictures = new Map<string, Thumbnail>();
  const pages: IndexedPage[] = [];
  const texts: string[][] = [];
  for (const entry of entries) {
    const fields = fieldsOf(entry, content);
    const picture = thumbnailOf(entry, content);
    if (picture && !pictures.has(picture.src)) pictures.set(picture.src, picture);
    const at = picture && [...pictures.keys()].indexOf(picture.src);
    pages.push({ ...fields, ...(at !== undefined && { picture: at }) });
    texts.push(stemsBeside(fields, entry, content));
  }
  const { firm: _onThePageOnly, ...groups } = content.words.search.groups;
  const { synonyms, questions, suggestions } = content.search;
  const isFound = (href: string) => found.some(({ path }) => path === href.replace(/[?#].*/, ""));
  return {
    pages,
    groups,
    pictures: [...pictures.values()],
    text: pack(texts),
    synonyms,
    questions: questions
      .filter(({ href }) => isFound(href))
      .map(({ pictured, ...entry }) => {
        const page = pages.find(({ path }) => path === entry.href.replace(/[?#].*/, ""));
        return {
          ...entry,
          answer: lineOf(entry.answer, content),
          until: holdsUntil(entry.answer, content),
          ...(pictured && page?.picture !== undefined && { picture: page.picture }),
        };
      })
      // An answer that is over when the site is built has no words left.
      .filter(({ answer }) => answer),
    suggestions: suggestions.filter(isFound),
  };
}
