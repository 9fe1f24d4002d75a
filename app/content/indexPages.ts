/** The words of the pages that list entries, and of the search page. */
import type { IndexPage } from "./schema/site.ts";

const updated = "2026-11-20";

export const indexPages: IndexPage[] = [
  {
    path: "/projects",
    name: "Projects",
    title: "Projects, with the reasons behind them",
    lead: "Kitchens, fitted furniture, doors and outdoor work. Each page says what was asked, what was decided and why.",
    metaTitle: "Carpentry and building projects in Gloucestershire",
    metaDescription:
      "Kitchens, fitted furniture, oak doors and garden buildings in Gloucester, Cheltenham, Stroud and the Cotswolds, with the decisions behind each.",
    updated,
  },
  {
    path: "/blog",
    name: "Blog",
    title: "Notes from the workshop",
    lead: "Timber, regulations and planning, explained by people who have to work with them on site.",
    metaTitle: "Workshop notes on timber, rules and planning",
    metaDescription:
      "How to choose timber, what building regulations and planning ask, and how to look after joinery: short articles for anyone with a house.",
    updated,
  },
  {
    path: "/testimonials",
    name: "Testimonials",
    title: "What clients say about the work",
    lead: "Each one names the job and the town, so that you can judge it beside the project.",
    metaTitle: "Testimonials from Gloucestershire homeowners",
    metaDescription:
      "What homeowners in Gloucester, Cheltenham, Stroud and the Cotswolds say about kitchens, doors, fitted furniture and building work by our team.",
    updated,
  },
  {
    path: "/trust",
    name: "Cover and guarantee",
    title: "Who comes to your house, and what stands behind the work",
    lead: "Insurance, guarantee, deposits, memberships, who turns up, how soon we reply and what happens when a job goes wrong.",
    metaTitle: "Insurance, guarantee, deposits and who comes",
    metaDescription:
      "Who insures us and for what, how long the guarantee runs, what a deposit is for, who comes to your house, how soon we reply and what we do about faults.",
    updated: "2026-11-25",
  },
  {
    path: "/faq",
    name: "Questions",
    title: "Questions people ask before they call",
    lead: "Visits and quotes, planning and regulations, materials, time on site and aftercare.",
    metaTitle: "Questions about quotes, planning and joinery",
    metaDescription:
      "Plain answers on site visits, quotes, planning permission, building regulations, materials, time on site and what happens if plans change.",
    updated,
  },
  {
    path: "/locations",
    name: "Areas we cover",
    title: "Where we work",
    lead: "We are based in Gloucester and work across the county and into the Cotswolds. Each town has its own houses and its own rules.",
    metaTitle: "Areas we cover in Gloucestershire and nearby",
    metaDescription:
      "The towns our joiners and builders work in, from Gloucester and Cheltenham to Stroud, Cirencester, Evesham and the Cotswolds, with local planning notes.",
    updated,
  },
  {
    path: "/guides",
    name: "Guides",
    title: "Guides to read before you spend",
    lead: "Longer reading on extensions, boot rooms and kitchens: what to decide, in which order, and what it depends on.",
    metaTitle: "Guides to kitchens, extensions and boot rooms",
    metaDescription:
      "Four guides to plan with: small kitchen extensions, what an extension costs and why, boot room ideas, and bespoke against ready-made kitchens.",
    updated,
  },
  {
    path: "/services",
    name: "Services",
    title: "Everything we make, build and fit",
    lead: "Ten services, each with how it is done, which rules apply and what the price depends on.",
    metaTitle: "Carpentry, joinery and building services",
    metaDescription:
      "Home renovations, kitchens, staircases, doors and windows, boot rooms, loft conversions, structural works and first and second fix carpentry.",
    updated,
  },
  {
    path: "/search",
    name: "Search",
    title: "Search the site",
    lead: "Type a word, a town or a postcode. Before you do, every page is listed by name.",
    metaTitle: "Search our services, towns, projects and guides",
    metaDescription:
      "Find a service, a town, a project, a guide or an answer on this site. Every page is listed, so your browser’s own find works here too.",
    updated,
  },
];
