/** The format of `/search-index.json`: what the browser needs to search the whole site. */
import type { PictureSource } from "../lib/pictureAttributes.ts";
import type { Postings } from "./postings.ts";

/** Groups of results, in the order of the full list. What they are called is content. */
export const groupIds = [
  "services",
  "servicesByTown",
  "towns",
  "projects",
  "guides",
  "blog",
  "questions",
  "pages",
] as const;
export type GroupId = (typeof groupIds)[number];

/** A thumbnail: one small file per format. */
export type Thumbnail = Omit<PictureSource, "alt">;

export type IndexedPage = {
  path: string;
  /** Index in `groupIds`. */
  group: number;
  title: string;
  /** Names of the pages above this one, without the home page. */
  trail: string[];
  summary: string;
  /** What the job costs, in words. */
  price?: string;
  /** More keywords, the most significant after the title: town, service, tags, postcodes. */
  keys: string;
  headings: string;
  /** Index in `pictures`. */
  picture?: number;
};

export type SearchIndex = {
  pages: IndexedPage[];
  /** What each group is called. */
  groups: Record<GroupId, string>;
  pictures: Thumbnail[];
  /** Stems of the pages' text. */
  text: Postings;
  synonyms: { typed: string[]; means: string[] }[];
  questions: {
    question: string;
    answer: string;
    href: string;
    asked: string[];
    /** The last day, as YYYY-MM-DD, of an answer that will be over. */
    until?: string;
    /** Index in `pictures`. */
    picture?: number;
  }[];
  /** Paths suggested before anything is typed. */
  suggestions: string[];
};

/** Path of the index. */
export const searchIndexPath = "/search-index.json";
