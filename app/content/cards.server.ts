/** Entries as lists and cards need them: text, resolved pictures and URLs, nothing more. */
import { pounds } from "../lib/money.ts";
import { guidePath, postPath, projectPath, servicePath, townPath } from "../lib/paths.ts";
import type { Content, Guide, Post, Project, Service, Testimonial } from "./entries.server.ts";
import { anchor } from "./anchor.server.ts";
import { renderInline, renderMarkdown, renderQuote, type TextContent } from "./markdown.server.ts";
import { townPictures, unseenPicture } from "./photographs.server.ts";
import { showPicture, showThumbnail } from "./pictures.server.ts";
import type { Question } from "./schema/common.ts";

/** A link and its text. */
export type NamedLink = { name: string; href: string };

/**
 * A project in a list.
 * @param seen pictures that the page shows elsewhere
 */
export function projectCard(project: Project, content: Content, seen: string[] = []) {
  return {
    slug: project.slug,
    href: projectPath(project.slug),
    title: project.title,
    category: project.category,
    categorySlug: anchor(project.category),
    location: project.location,
    shortDescription: project.shortDescription,
    // Captions are only shown on the project's own page.
    thumbnail: showPicture(
      { ...unseenPicture(project, seen, content), caption: undefined },
      content.pictures,
    ),
  };
}

export type ProjectCard = ReturnType<typeof projectCard> & {
  /** What one like it costs, in the list of all. */
  price?: string | undefined;
  /** What that is for. */
  covers?: string | undefined;
};

/** A project in the list of all, with what one like it costs. */
export function listedProject(project: Project, content: Content): ProjectCard {
  const { priceBand: band } = project;
  return {
    ...projectCard(project, content),
    price: band && `${pounds(band.low)} to ${pounds(band.high)}`,
    covers: band?.covers,
  };
}

/**
 * Up to three projects that a service's page names, in its order.
 * @param seen pictures that the page shows elsewhere
 */
export function projectsOf({ relatedProjects }: Service, content: Content, seen: string[] = []) {
  return relatedProjects
    .flatMap((slug) => content.projects.filter((project) => project.slug === slug))
    .slice(0, 3)
    .map((project) => projectCard(project, content, seen));
}

/** The pictures of a project's slider, if it has one. */
export function beforeAfter(
  { showBeforeAfter, beforeImage, afterImage }: Project,
  { pictures }: Content,
) {
  return showBeforeAfter && beforeImage && afterImage
    ? { before: showPicture(beforeImage, pictures), after: showPicture(afterImage, pictures) }
    : undefined;
}

/**
 * The cards of services, in order. Each has a photograph, the
 * service's own or one of a job of its kind, or else the service's drawing.
 * @param shown the pictures that stand elsewhere on the page, where each stands once
 */
export function serviceCards(content: Content, shown: string[] = []) {
  const { pictures, projects, services } = content;
  const used = new Set(shown);
  return services.flatMap(({ card, icon, picture, relatedProjects, slug }) => {
    if (!card) return [];
    const ofJobs = relatedProjects.flatMap(
      (name) => projects.find((project) => project.slug === name)?.images ?? [],
    );
    const src =
      [picture, ...ofJobs].find((one) => pictures[one.src]?.avif && !used.has(one.src))?.src ??
      `icons/${icon}.svg`;
    used.add(src);
    // The card's name says what it shows.
    const shownPicture = showPicture({ src, alt: "", sample: false }, pictures);
    return { ...card, picture: shownPicture, link: servicePath(slug) };
  });
}
export type ServiceCard = ReturnType<typeof serviceCards>[number];

/**
 * The services of the mega menu, in order. Thumbnails have empty alternative texts, because they
 * are next to the name.
 */
export function serviceMenu(content: Content) {
  return content.services.flatMap(({ slug, name, menu, picture }) =>
    menu
      ? {
          id: slug,
          name,
          description: menu.description,
          href: servicePath(slug),
          thumbnail: showThumbnail(picture, content.pictures),
          popular: menu.popular,
        }
      : [],
  );
}

/** A service in a list, without its features. */
export function serviceLink(service: Service, content: Content) {
  return {
    name: service.name,
    href: servicePath(service.slug),
    lead: service.lead,
    picture: showPicture(service.picture, content.pictures),
  };
}
export type ServiceLink = ReturnType<typeof serviceLink>;

/** The towns in order, each with a picture of work near it, named by its caption. */
export function townCards(content: Content) {
  const pictures = townPictures(content);
  return content.towns.map(({ slug, name, lead, postcodes, county }) => {
    const picture = pictures.get(slug);
    return {
      name,
      href: townPath(slug),
      lead,
      facts: postcodes.join(", ") || county,
      // The words beside it say what it is of.
      ...(picture && { picture: { ...showPicture(picture, content.pictures), alt: "" } }),
    };
  });
}
export type TownCard = ReturnType<typeof townCards>[number];

/** A guide or a post in a list; `published` is `YYYY-MM-DD`. */
export function articleCard(entry: Post | Guide, content: Content) {
  return {
    name: entry.title,
    href: "tags" in entry ? postPath(entry.slug) : guidePath(entry.slug),
    lead: entry.lead,
    picture: showPicture(entry.picture, content.pictures),
    published: entry.published,
    minutes: renderMarkdown(entry.body, content).minutes,
  };
}
export type ArticleCard = ReturnType<typeof articleCard>;

/** What a testimonial is filtered by: its service, then what it tells of. */
export const testimonialCategories = ({ tells, service }: Testimonial, { services }: Content) => [
  { name: services.find(({ slug }) => slug === service)!.name, slug: service },
  ...tells.map((name) => ({ name, slug: anchor(name) })),
];

/** A testimonial with its author and the job. */
export function testimonialCard(testimonial: Testimonial, content: Content) {
  const service = content.services.find(({ slug }) => slug === testimonial.service)!;
  const project = content.projects.find(({ slug }) => slug === testimonial.project);
  return {
    id: testimonial.slug,
    html: renderQuote(testimonial.body, content),
    attribution: testimonial.attribution,
    rating: testimonial.rating,
    date: testimonial.date,
    categories: testimonialCategories(testimonial, content).map(({ slug }) => slug),
    ...(testimonial.source && { source: testimonial.source }),
    service: { name: service.name, href: servicePath(service.slug) },
    ...(project && {
      project: {
        name: project.title,
        href: projectPath(project.slug),
        // The link's text describes it.
        picture: { ...projectCard(project, content).thumbnail, alt: "" },
      },
    }),
  };
}
export type TestimonialCard = ReturnType<typeof testimonialCard>;

/** Questions with their addresses on the page and their answers as HTML. */
export function answered(questions: Question[], content: TextContent) {
  return questions.map(({ question, answer }) => ({
    id: anchor(question),
    question,
    answer: renderInline(answer, content),
  }));
}
