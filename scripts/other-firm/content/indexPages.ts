import type { IndexPage } from "../../../app/content/schema/site.ts";

export const indexPages: IndexPage[] = [
  {
    path: "/projects",
    name: "Work",
    title: "Things we have made",
    lead: "Two pieces, with how they were made.",
    metaTitle: "Things we have made by a small joinery",
    metaDescription:
      "Two pieces, with how they were made. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
  {
    path: "/testimonials",
    name: "Testimonials",
    title: "What people say",
    lead: "Two households on what we made for them.",
    metaTitle: "What people say by a small joinery",
    metaDescription:
      "Two households on what we made for them. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
  {
    path: "/trust",
    name: "Before you ask us in",
    title: "Before you ask us in",
    lead: "Who comes, and for how long we stand behind it.",
    metaTitle: "Before you ask us in by a small joinery",
    metaDescription:
      "Who comes, and for how long we stand behind it. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-25",
  },
  {
    path: "/faq",
    name: "Questions",
    title: "Questions people ask",
    lead: "Short answers to what we hear most.",
    metaTitle: "Questions people ask by a small joinery",
    metaDescription:
      "Short answers to what we hear most. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
  {
    path: "/locations",
    name: "Where we work",
    title: "Three towns",
    lead: "Exampleton and the two towns beside it.",
    metaTitle: "Three towns by a small joinery",
    metaDescription:
      "Exampleton and the two towns beside it. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
  {
    path: "/services",
    name: "Services",
    title: "Shelves, gates and windows",
    lead: "Three kinds of work, each made to measure.",
    metaTitle: "Shelves, gates and windows by a small joinery",
    metaDescription:
      "Three kinds of work, each made to measure. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
  {
    path: "/search",
    name: "Search",
    title: "Find a page",
    lead: "Every page by name. Type to narrow the list.",
    metaTitle: "Find a page by a small joinery",
    metaDescription:
      "Every page by name. Type to narrow the list. A joinery in Exampleton, Exampleshire, for shelves, gates and windows.",
    updated: "2026-11-20",
  },
];
