/** Builds the search index from the list of pages and their entries. */
import type { Content } from "../content/entries.server.ts";
import { headingsOf, holdsUntil, plainText } from "../content/markdown.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import type { Question } from "../content/schema/common.ts";
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
import { listPages } from "./pages.server.ts";

type Entry = PageSource["search"] & { path: string; title: string };

const answersOf = (questions: Question[] = []) =>
  questions.map(({ question, answer }) => `${question} ${answer}`);

/** The index of all pages that are not hidden, and of all answers on the questions page. */
export function buildSearchIndex(content: Content): SearchIndex {
  const pictures: Thumbnail[] = [];
  const pages: IndexedPage[] = [];
  const texts: string[][] = [];
  const { firm: _onThePageOnly, ...groups } = content.words.search.groups;

  const plain = (text: string) => plainText(text, content).replaceAll(/\s+/g, " ").trim();
  const pictureIndex = (picture: { src: string } | undefined) => {
    if (!picture) return undefined;
    const shown = showPicture({ src: picture.src, alt: "", sample: false }, content.pictures);
    const known = pictures.findIndex(({ src }) => src === shown.src);
    if (known >= 0) return known;
    const smallest = shown.avif?.split(" ")[0];
    const { src, width, height, colour } = shown;
    return pictures.push({ src, ...(smallest && { avif: smallest }), width, height, colour }) - 1;
  };
  const add = (entry: Entry, group: GroupId, trail: string[]) => {
    const picture = pictureIndex(entry.picture);
    const headings = [
      ...entry.texts.flatMap((text) => headingsOf(text, content)),
      ...(entry.questions ?? []).map(({ question }) => question),
    ].join(" ");
    const keys = entry.keys.filter(Boolean).join(", ");
    const summary = shorten(entry.summary, descriptionLimit);
    pages.push({
      path: entry.path,
      group: groupIds.indexOf(group),
      title: entry.title,
      trail,
      summary,
      ...(entry.price && { price: entry.price }),
      keys,
      headings,
      ...(picture !== undefined && { picture }),
    });
    const fields = new Set(
      indexedWords(`${entry.title} ${summary} ${keys} ${headings}`).map(({ word }) => stemOf(word)),
    );
    const words = [
      entry.summary,
      ...entry.texts,
      ...answersOf(entry.questions),
      ...answersOf(entry.answers),
    ].flatMap((text) => indexedWords(plain(text)));
    const stems = new Set(
      words
        .map(({ word }) => word)
        .filter((word) => !isStopWord(word))
        .map(stemOf),
    );
    texts.push([...stems].filter((stem) => stem.length > 1 && !fields.has(stem)));
  };

  const found = listPages(content).filter(({ hidden }) => !hidden);
  const isFound = (href: string) => found.some(({ path }) => path === href.replace(/[?#].*/, ""));
  for (const page of found) {
    const { path, name, search } = page;
    // A tool is found by its file's name: "stair calculator".
    const tools = content.tools
      .filter((tool) => pagesOfTool(tool).includes(path))
      .map(({ slug }) => slug.replaceAll("-", " "));
    const trail = page.breadcrumbs.slice(1, -1).map((crumb) => crumb.name);
    add(
      { title: name, ...search, path, keys: [...search.keys, ...tools] },
      kinds[page.kind].group,
      trail,
    );
  }
  for (const group of content.faq) {
    for (const { question, answer } of group.questions) {
      const path = `/faq#${anchor(question)}`;
      const summary = plain(answer);
      const entry = { path, title: question, summary, keys: [group.title], texts: [] };
      add(entry, "questions", [groups.questions]);
    }
  }
  const { synonyms, questions, suggestions } = content.search;
  return {
    pages,
    groups,
    pictures,
    text: pack(texts),
    synonyms,
    questions: questions
      .filter(({ href }) => isFound(href))
      .map((entry) => ({
        ...entry,
        answer: plain(entry.answer),
        until: holdsUntil(entry.answer, content),
      }))
      // An answer that is over when the site is built has no words left.
      .filter(({ answer }) => answer),
    suggestions: suggestions.filter(isFound),
  };
}
