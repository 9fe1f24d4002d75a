/**
 * The kinds of page, a row each: where a kind's pages come from, and what search engines, link
 * previews, the feed and the site's own search are told of them. What differs between kinds is a
 * column here. The list of pages has them in this order.
 */
import { anchor } from "../content/anchor.server.ts";
import { testimonialFilters } from "../content/lists.server.ts";
import { trustTexts } from "../content/loaders/trust.server.ts";
import { trustParts } from "../content/schema/business.ts";
import { entryKinds } from "./entryKinds.server.ts";
import { indexKind } from "./indexKind.server.ts";
import type { Kind } from "./pageKind.ts";
import { costPlace, headFieldsOf, lastChangeOf } from "./pageParts.ts";

const rows = {
  home: {
    group: "pages",
    listsClosedDays: true,
    pages: ({ business, home, projects, services }) => [
      {
        ...headFieldsOf(home),
        path: "/",
        anchors: () => ["home", "about", "services", ...(projects.length > 0 ? ["portfolio"] : [])],
        name: "Home",
        updated: lastChangeOf(home, [...projects, ...services]),
        pictures: [home.hero.picture, ...home.about.pictures],
        search: {
          title: business.name,
          summary: home.metaDescription,
          keys: ["home about contact", business.tagline],
          texts: [],
          words: [
            home.hero.title,
            home.hero.lead,
            home.about.title,
            ...home.about.paragraphs,
            ...home.about.values.map(({ title, text }) => `${title} ${text}`),
            home.contact.title,
            home.contact.text,
          ],
        },
      },
    ],
  },
  projects: indexKind("/projects", "projects", {
    anchors: ({ categories }) => categories.map(anchor),
    lists: ({ projects }) => projects,
    preview: ({ projects }) => projects[0]?.images[0],
  }),
  blog: indexKind("/blog", "blog", {
    linksFeed: true,
    lists: ({ posts }) => posts,
    preview: ({ posts }) => posts[0]?.picture,
  }),
  testimonials: indexKind("/testimonials", "pages", {
    anchors: (content) => testimonialFilters(content).map(({ slug }) => slug),
    lists: ({ testimonials }) => testimonials.map(({ date }) => ({ updated: date })),
    texts: ({ testimonials }) => testimonials.map(({ body }) => body),
  }),
  trust: indexKind("/trust", "pages", {
    texts: trustTexts,
    anchors: ({ business: { trust, claims } }) => [
      ...trustParts.map(({ id }) => id).filter((id) => trust[id]),
      ...(claims.some(({ answers }) => answers) ? ["replies"] : []),
    ],
  }),
  faq: indexKind("/faq", "questions", {
    questions: ({ faq }) => faq.flatMap((group) => group.questions),
    anchors: ({ faq }) =>
      faq.flatMap(({ title, questions }) =>
        [title, ...questions.map(({ question }) => question)].map(anchor),
      ),
  }),
  locations: indexKind("/locations", "towns", {
    lists: ({ towns }) => towns,
    preview: ({ home }) => home.hero.picture,
  }),
  guides: indexKind("/guides", "guides", {
    lists: ({ guides }) => guides,
    preview: ({ guides }) => guides[0]?.picture,
  }),
  services: indexKind("/services", "services", {
    anchors: ({ costs }) => costPlace(costs),
    lists: ({ services }) => services,
    preview: ({ services }) => services[0]?.picture,
  }),
  search: indexKind("/search", "pages", {
    type: "SearchResultsPage",
    isWithoutContact: true,
    // Links on the search page are followed all the same.
    robots: "noindex, follow",
  }),
  ...entryKinds,
  "not-found": {
    group: "pages",
    robots: "noindex",
    hasNoCanonical: true,
    isWithoutContact: true,
    pages: ({ words: { notFound } }) => [
      {
        ...headFieldsOf(notFound),
        path: "/404",
        name: notFound.metaTitle,
        search: { summary: "", keys: [], texts: [] },
      },
    ],
  },
} satisfies Record<string, Kind>;

export type PageKind = keyof typeof rows;

export const kinds: Record<PageKind, Kind> = rows;
