/**
 * Schema of the words of pages that a firm may want to say in its own way: titles, labels, hints. What
 * names a control (Read the rest) or a fact that the code works out (Our usual price) stands in
 * the code, since it has to be true of that.
 */
import { z } from "zod";
import {
  isoDate,
  longText,
  metaDescription,
  metaTitle,
  picture,
  sitePath,
  slug,
  text,
} from "./common.ts";
import { target } from "./search.ts";

/** What to photograph, above the ways to get in touch. */
const hint = longText.meta({ title: "What to photograph" });
/** The box beside a page's text, with the ways to get in touch. */
const aside = {
  mark: text.meta({ title: "Small line above the box" }),
  title: text.meta({ title: "Title of the box beside the text" }),
};
const costs = longText.meta({ title: "Above the prices" });
/** Titles of the bands below a page's text. */
const costsTitle = text.meta({ title: "Title of the prices" });
const projects = text.meta({ title: "Title of the projects" });
const questions = text.meta({ title: "Title of the questions" });
const reading = text.meta({ title: "Title of the links" });
/** A choice that the visitor's browser keeps. */
const choice = z.strictObject({
  label: text,
  description: longText,
  storageError: longText.meta({ title: "Said where the browser stores nothing" }),
});

/** Where a list leads that is filtered by one of its categories. */
const notes = z
  .array(z.strictObject({ category: slug, name: text, href: target }))
  .default([])
  .meta({ title: "Links below a filter" });

export const words = z.strictObject({
  /** On every page. */
  labels: z.strictObject({
    call: text,
    quote: text,
    whatsapp: text,
    allProjects: text,
    message: text.meta({ title: "On the card for WhatsApp" }),
    openWhatsapp: text.meta({ title: "Link on that card" }),
    write: text.meta({ title: "Link on the card for email" }),
    services: text.meta({ title: "Above the services, in menus" }),
    popular: text.meta({ title: "Beside a popular service" }),
    recentWork: text.meta({ title: "Above recent projects" }),
    towns: text.meta({ title: "Above the towns, in the footer" }),
    more: text.meta({ title: "Above the other pages, in menus" }),
    partners: text.meta({ title: "Above the partners" }),
    promises: text.meta({ title: "What the trust strip is called", description: "Read aloud." }),
    record: text.meta({ title: "What the trust badge is called", description: "Read aloud." }),
    job: text.meta({ title: "Above what is priced, in tables" }),
    jobs: text.meta({
      title: "Several of what is priced",
      description: "In the middle of a line: What 14 jobs cost.",
    }),
  }),
  search: z.strictObject({
    groups: z
      .strictObject({
        services: text,
        servicesByTown: text,
        towns: text,
        projects: text,
        guides: text,
        blog: text,
        questions: text,
        pages: text,
        firm: text.meta({ title: "Questions and pages together", description: "On /search." }),
      })
      .meta({ title: "Kinds of pages" }),
  }),
  kinds: z
    .strictObject({
      guide: text,
      post: text,
      service: text,
      town: text,
      nearby: text.meta({ title: "The same service in the next town" }),
      information: text.meta({ title: "Privacy, cookies, terms, accessibility" }),
      answers: text.meta({ title: "The questions" }),
    })
    .meta({ title: "Small words above links to other pages" }),
  tabs: z
    .strictObject({ home: text, services: text, projects: text, quote: text, menu: text })
    .meta({ title: "Tabs at the foot of a phone" }),
  hero: z.strictObject({ quote: text, projects: text }).meta({ title: "Buttons of the home page" }),
  authors: z.strictObject({
    guides: text.meta({
      title: "Who writes the guides",
      description: "A role, such as Our founder.",
    }),
    people: z.array(text).meta({
      title: "Authors who are one person",
      description: "All others stand for the firm, in what search engines are told.",
    }),
  }),
  hint,
  service: z.strictObject({
    costs,
    costsTitle,
    hint,
    projects,
    questions,
    towns: text.meta({
      title: "Title of its pages for towns",
      description: "The service’s name stands in front: Repairs by town.",
    }),
    reading,
  }),
  services: z.strictObject({
    costs,
    costsTitle,
    list: text.meta({ title: "The list with prices" }),
  }),
  guide: z.strictObject({ costs, costsTitle }),
  article: z
    .strictObject({
      title: text.meta({ title: "Title of the contact section" }),
      hint,
      questions,
      next: text.meta({ title: "Title of the next articles" }),
      about: text.meta({ title: "Title of the services it is about" }),
      tools: text.meta({ title: "Above the tools, below the list of guides" }),
    })
    .meta({ title: "Guides and posts" }),
  information: z
    .strictObject({ ...aside, hint, reading })
    .meta({ title: "Privacy, cookies, terms, accessibility" }),
  cookies: z
    .strictObject({
      measuring: choice.meta({ title: "Whether the speed of pages is measured" }),
      history: choice.meta({ title: "Whether pages and places on them are remembered" }),
    })
    .meta({ title: "Choices on the cookies page" }),
  town: z.strictObject({
    hint,
    projects,
    services: text.meta({
      title: "Title of the services",
      description: "The town’s name follows: Services in Anytown.",
    }),
    questions: text.meta({
      title: "Title of the questions",
      description: "What the page is about follows: Questions about work in Anytown.",
    }),
    towns: text.meta({ title: "Title of the towns nearby" }),
  }),
  locations: z.strictObject({
    list: text.meta({ title: "Title of the list of towns" }),
    near: text.meta({
      title: "In front of the job that a town’s picture is of",
      description: "The job’s name follows.",
    }),
  }),
  serviceTown: z.strictObject({
    nearest: text.meta({ title: "What the nearest project is called", description: "Read aloud." }),
    hint,
    projects,
    questions: text.meta({
      title: "Title of the questions",
      description: "The town’s name follows: Questions from Anytown.",
    }),
    reading,
    serviceLink: text.meta({
      title: "Link to the service",
      description: "The service’s name follows: All about repairs.",
    }),
    townLink: text.meta({
      title: "Link to the town",
      description: "The town’s name follows: Houses and planning rules in Anytown.",
    }),
  }),
  project: z.strictObject({
    ...aside,
    hint,
    projects,
    reading,
    details: z.strictObject({
      more: text.meta({ title: "Line that opens materials and services on a phone" }),
      features: text.meta({ title: "Title of the features" }),
      materials: text.meta({ title: "Title of the materials" }),
      services: text.meta({ title: "Title of the services" }),
    }),
    madeOf: text.meta({ title: "Name of the first material", description: "Such as Made of." }),
  }),
  projects: z.strictObject({
    one: text.meta({ title: "One project", description: "As counted: 1 project." }),
    many: text.meta({ title: "Several", description: "As counted: 12 projects." }),
    none: longText.meta({ title: "Without any project" }),
    emptyTitle: text.meta({ title: "Title of a kind of work without projects" }),
    emptyText: longText,
    emptyPicture: picture.shape.src.meta({ title: "Picture of it" }),
    seen: text.meta({ title: "Before the projects that the visitor has seen" }),
    notes,
  }),
  testimonials: z.strictObject({ notes }).default({ notes: [] }),
  notFound: z.strictObject({
    metaTitle,
    metaDescription,
    updated: isoDate,
    title: text,
    lead: longText,
    picture,
    linksTitle: text.meta({ title: "Above the links" }),
    links: z
      .array(z.strictObject({ kind: text, name: text, href: sitePath }))
      .min(1)
      .meta({ description: "Those to pages that the site lacks are left out." }),
  }),
});
