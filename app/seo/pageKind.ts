/** What a row of the table of page kinds (`kinds.server.ts`) has to give. */
import type { Content } from "../content/entries.server.ts";
import type { Picture, Question } from "../content/schema/common.ts";
import type { ProjectVideo } from "../content/schema/entries.ts";
import type { GroupId } from "../search/searchIndex.ts";

/** What has a date of its last change, `YYYY-MM-DD`. */
export type Dated = { updated: string };
export type Head = { metaTitle: string; metaDescription: string } & Dated;

/** A page, as its kind makes it from an entry. */
export type PageSource = Head & {
  path: string;
  /** Instructions to search engines, where its kind has none. */
  robots?: string;
  /** The file of its entry, if it has one. */
  file?: string;
  /** The places on it that links may lead to, other than its tools, its contact section and what each page has. */
  anchors?: () => string[];
  /** Short name, for breadcrumbs and lists. */
  name: string;
  /** Name of the page above, where `name` alone would not say enough: a service's, for a town. */
  parent?: string;
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string };
  geo?: { placename: string; position: string; region?: string };
  /** Its own pictures, the most significant first, which is that of link previews too. */
  pictures?: Picture[];
  /** The picture of link previews, if the entry has none. */
  preview?: Picture | undefined;
  /** What its structured data describes. */
  about?: {
    service?: { name: string; description: string; areas: string[] };
    article?: { type: "Article" | "BlogPosting"; description: string; picture: Picture };
    video?: ProjectVideo | undefined;
    pictures?: Picture[];
    questions?: Question[];
  };
  /** What the site's search finds it by. */
  search: {
    /** Instead of `name`. */
    title?: string;
    summary: string;
    /** What the job costs, in words. */
    price?: string | undefined;
    keys: string[];
    /** Questions that the page answers, indexed like its headings. */
    questions?: Question[];
    /** Questions that are indexed like its text. */
    answers?: Question[];
    /** Markdown texts. */
    texts: string[];
    /** Plain texts. */
    words?: string[];
    picture?: { src: string } | undefined;
  };
};

/** What all pages of a kind have in common, and how they are made from content. */
export type Kind = {
  /** Its group among the results of a search. */
  group: GroupId;
  /** More specific than `WebPage`. */
  type?: "CollectionPage" | "SearchResultsPage";
  /** Whether its pages show the date of their last change. */
  isDated?: boolean;
  /** Whether its pages link to the feed, where there is one. */
  linksFeed?: boolean;
  /** Whether its structured data lists the closed days, which one page does for all. */
  listsClosedDays?: boolean;
  /** Whether its pages have no contact section. */
  isWithoutContact?: boolean;
  /** Instructions to search engines; such pages are in neither the sitemap nor search results. */
  robots?: string;
  /** Whether it is served at any address, and so has no canonical one. */
  hasNoCanonical?: boolean;
  pages: (content: Content) => PageSource[];
};
