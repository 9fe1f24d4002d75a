/** Builds the search index from the list of pages and their entries. */
import { getContent } from "../content/content.server.ts";
import type { Content } from "../content/entries.server.ts";
import { fillIn } from "../content/fillIn.server.ts";
import { renderInline, renderMarkdown } from "../content/markdown.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { pagesOfTool } from "../content/schema/tools.ts";
import { trustParts } from "../content/schema/business.ts";
import { anchor } from "../lib/anchor.ts";
import { shorten } from "../lib/shorten.ts";
import { descriptionLimit } from "../lib/thresholds.ts";
import { pack } from "../search/postings.ts";
import {
  groupNames,
  type GroupName,
  type IndexedPage,
  type SearchIndex,
  type Thumbnail,
} from "../search/searchIndex.ts";
import { isStopWord, stemOf, wordsOf } from "../search/words.ts";
import { listPages, type PageKind } from "./pages.server.ts";
import { kindsByGroup } from "./search.server.ts";

/** The group of a kind of page: mostly that of the search page. */
function groupOf(kind: PageKind): GroupName {
  if (kind === "faq") return "Questions";
  return groupNames.find((name) => kindsByGroup[name]?.includes(kind)) ?? "Pages";
}

type Entry = {
  path: string;
  title: string;
  summary: string;
  keys: string[];
  /** Questions that the page answers, indexed like its headings. */
  questions?: { question: string; answer: string }[];
  /** Markdown texts. */
  texts: string[];
  picture?: { src: string };
};

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

const answers = (questions: { question: string; answer: string }[]) =>
  questions.map(({ question, answer }) => `${question} ${answer}`);

/** The content of each page by path. */
function readEntries(content: Content): Map<string, Entry> {
  const { business, home } = content;
  /** Text of the index pages other than the names of the pages they list. */
  const textsOfIndex: Record<string, string[]> = {
    "/testimonials": content.testimonials.map(({ body }) => body),
    "/trust": [
      ...trustParts.flatMap(({ id, title }) => {
        const fact = business.trust[id];
        return fact ? [`## ${title}`, `${fact.short}. ${fact.words}`] : [];
      }),
      ...business.claims.flatMap((claim) =>
        claim.answers ? [`${claim.answers}: ${claim.words}`] : [],
      ),
    ],
  };
  const entries: Entry[] = [
    {
      path: "/",
      title: business.name,
      summary: home.metaDescription,
      keys: ["home about contact", business.tagline],
      texts: [
        home.hero.title,
        home.hero.lead,
        home.about.title,
        ...home.about.paragraphs,
        ...home.about.values.map(({ title, text }) => `${title} ${text}`),
        home.contact.title,
        home.contact.text,
      ],
    },
    ...content.indexPages.map((page) => ({
      path: page.path,
      title: page.name,
      summary: page.lead,
      keys: [page.title],
      texts: textsOfIndex[page.path] ?? [page.metaDescription],
    })),
    ...content.projects.map((entry) => ({
      path: `/projects/${entry.slug}`,
      title: entry.title,
      summary: entry.shortDescription,
      keys: [entry.category, entry.location, entry.showBeforeAfter ? "before and after" : ""],
      texts: [
        entry.body,
        ...entry.keyFeatures,
        ...entry.materials,
        ...Object.values(entry.wentWrong ?? {}),
      ],
      picture: entry.images[0],
    })),
    ...content.posts.map((entry) => ({
      path: `/blog/${entry.slug}`,
      title: entry.title,
      summary: entry.lead,
      keys: [...entry.tags, entry.section],
      texts: [entry.body],
      picture: entry.picture,
    })),
    ...content.information.map((entry) => ({
      path: `/${entry.slug}`,
      title: entry.title,
      summary: entry.lead,
      keys: [entry.slug],
      texts: [entry.body],
    })),
    ...content.towns.map((entry) => ({
      path: `/locations/${entry.slug}`,
      title: entry.name,
      summary: entry.lead,
      keys: [...entry.postcodes, ...entry.nearby, entry.county],
      texts: [entry.body, ...answers(entry.questions)],
    })),
    ...content.guides.map((entry) => ({
      path: `/guides/${entry.slug}`,
      title: entry.title,
      summary: entry.lead,
      keys: content.services
        .filter(({ slug }) => entry.relatedServices.includes(slug))
        .map(({ name }) => name),
      questions: entry.questions,
      texts: [entry.body],
      picture: entry.picture,
    })),
    ...content.services.map((entry) => ({
      path: `/services/${entry.slug}`,
      title: entry.name,
      summary: entry.lead,
      keys: [entry.title, entry.menu?.description ?? "", ...(entry.card?.features ?? [])],
      questions: entry.questions,
      texts: [entry.body],
      picture: entry.picture,
    })),
    ...content.serviceTowns.map((entry) => {
      const service = content.services.find(({ slug }) => slug === entry.service)!;
      const town = content.towns.find(({ slug }) => slug === entry.town)!;
      return {
        path: `/services/${service.slug}/${town.slug}`,
        title: `${service.name} in ${town.inSentence}`,
        summary: entry.lead,
        keys: [town.name, ...town.postcodes],
        texts: [entry.body, ...answers(entry.questions)],
        picture: service.picture,
      };
    }),
  ];
  // A tool is found by its anchor's words: "stair calculator".
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  for (const tool of content.tools)
    for (const path of pagesOfTool(tool))
      byPath.get(path)?.keys.push(tool.slug.replaceAll("-", " "));
  return byPath;
}

/** Headings of a Markdown text. */
const headingsOf = (text: string) =>
  [...fillIn(text).matchAll(/^#{2,4} (.+)$/gm)].map(([, words]) => words!);

/**
 * The index of all pages that are not hidden, and of all answers on the questions page.
 * @throws if a page has no entry, which means that a kind of page was added without its text here
 */
export function buildSearchIndex(content: Content = getContent()): SearchIndex {
  const entries = readEntries(content);
  const pictures: Thumbnail[] = [];
  const pages: IndexedPage[] = [];
  const texts: string[][] = [];

  const place = (picture: { src: string } | undefined) => {
    if (!picture) return undefined;
    const shown = showPicture({ src: picture.src, alt: "", sample: false }, content.pictures);
    const known = pictures.findIndex(({ src }) => src === shown.src);
    if (known >= 0) return known;
    const smallest = shown.avif?.split(" ")[0];
    const { src, width, height, colour } = shown;
    return pictures.push({ src, ...(smallest && { avif: smallest }), width, height, colour }) - 1;
  };
  const add = (entry: Entry, group: GroupName, trail: string[]) => {
    const picture = place(entry.picture);
    const questions = entry.questions ?? [];
    const headings = [
      ...entry.texts.flatMap(headingsOf),
      ...questions.map(({ question }) => question),
    ].join(" ");
    const keys = entry.keys.filter(Boolean).join(", ");
    const summary = shorten(fillIn(entry.summary), descriptionLimit);
    pages.push({
      path: entry.path,
      group: groupNames.indexOf(group),
      title: fillIn(entry.title),
      trail,
      summary,
      keys,
      headings,
      ...(picture !== undefined && { picture }),
    });
    const fields = new Set(
      wordsOf(`${entry.title} ${summary} ${keys} ${headings}`).map(({ word }) => stemOf(word)),
    );
    const words = [entry.summary, ...entry.texts, ...answers(questions)].flatMap((text) =>
      wordsOf(plain(renderMarkdown(text).html)),
    );
    const stems = new Set(
      words
        .map(({ word }) => word)
        .filter((word) => !isStopWord(word))
        .map(stemOf),
    );
    texts.push([...stems].filter((stem) => stem.length > 1 && !fields.has(stem)));
  };

  for (const page of listPages(content)) {
    if (page.hidden) continue;
    const entry = entries.get(page.path);
    if (!entry) throw new Error(`No search text for ${page.path} (app/seo/searchIndex.server.ts)`);
    const trail = page.breadcrumbs.slice(1, -1).map(({ name }) => name);
    add(entry, groupOf(page.kind), trail);
  }
  for (const group of content.faq) {
    for (const { question, answer } of group.questions) {
      const path = `/faq#${anchor(question)}`;
      const summary = plain(renderInline(answer));
      const entry = { path, title: question, summary, keys: [group.title], texts: [] };
      add(entry, "Questions", ["Questions"]);
    }
  }
  const { synonyms, questions, suggestions } = content.search;
  const paths = new Set(pages.map(({ path }) => path));
  for (const href of [...suggestions, ...questions.map((entry) => entry.href)]) {
    // An anchor is an answer on the questions page or a section of the home page.
    if (!paths.has(href) && !(href.startsWith("/#") && paths.has("/")))
      throw new Error(`app/content/search.yaml: expected the address of a page; found ${href}`);
  }
  return {
    pages,
    pictures,
    text: pack(texts),
    synonyms,
    questions: questions.map((entry) => ({ ...entry, answer: plain(renderInline(entry.answer)) })),
    suggestions,
  };
}
