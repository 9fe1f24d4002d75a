/** Entries as lists and cards need them: text, resolved pictures and URLs, nothing more. */
import {
  getContent,
  type Content,
  type Guide,
  type Post,
  type Project,
  type Service,
  type Testimonial,
  type Town,
} from "./content.server.ts";
import { renderInline, renderMarkdown } from "./markdown.server.ts";
import { showPicture, showThumbnail, type ShownPicture } from "./pictures.server.ts";
import type { Question } from "./schema/common.ts";

/** A link and its text. */
export type NamedLink = { name: string; href: string };

/** A featured project thumbnail (specification §3). */
export type ProjectCard = {
  slug: string;
  href: string;
  title: string;
  category: string;
  location: string;
  shortDescription: string;
  thumbnail: ShownPicture;
  /** The drawing that it was built from, in the list of all projects. */
  drawing?: ShownPicture;
};

/** A service card (specification §3). */
export type ServiceCard = {
  icon: ShownPicture;
  title: string;
  description: string;
  features: string[];
  link: string;
};

/** A service in a list, without its features. */
export type ServiceLink = NamedLink & { lead: string; picture: ShownPicture };

/** A town in the list and on the map. Distances in kilometres. */
export type TownLink = NamedLink & {
  slug: string;
  latitude: number;
  longitude: number;
  distanceKm: number;
  isArea: boolean;
};

export type ArticleCard = NamedLink & {
  lead: string;
  picture: ShownPicture;
  /** `YYYY-MM-DD`. */
  published: string;
  minutes: number;
  section: string;
  tags: string[];
};

export type Quote = {
  id: string;
  html: string;
  attribution: string;
  rating: number;
  service: NamedLink;
  project?: NamedLink & { picture: ShownPicture };
};

const drawing = (content: Content, src: string, alt = "") =>
  showPicture({ src, alt, sample: false }, content.pictures);

export function projectCard(project: Project, content = getContent()): ProjectCard {
  return {
    slug: project.slug,
    href: `/projects/${project.slug}`,
    title: project.title,
    category: project.category,
    location: project.location,
    shortDescription: project.shortDescription,
    // Captions are only shown on the project's own page.
    thumbnail: showPicture({ ...project.images[0]!, caption: undefined }, content.pictures),
  };
}

/** All projects; the last with the drawing that it was built from, if it has one. */
export function allProjects(content = getContent()): ProjectCard[] {
  const cards = content.projects.map((project) => projectCard(project, content));
  const drawn = content.projects.at(-1)?.images.findLast(({ src }) => src.endsWith(".svg"));
  if (drawn) cards.at(-1)!.drawing = showPicture(drawn, content.pictures);
  return cards;
}

/** Up to three projects that a service's page names, in its order. */
export function projectsOf({ relatedProjects }: Service, content = getContent()): ProjectCard[] {
  return relatedProjects
    .flatMap((slug) => content.projects.filter((project) => project.slug === slug))
    .slice(0, 3)
    .map((project) => projectCard(project, content));
}

/** The pictures of a project's slider, if it has one. */
export function beforeAfter(
  { showBeforeAfter, beforeImage, afterImage }: Project,
  { pictures } = getContent(),
) {
  return showBeforeAfter && beforeImage && afterImage
    ? { before: showPicture(beforeImage, pictures), after: showPicture(afterImage, pictures) }
    : undefined;
}

/** The eight cards of the services section, in order. */
export function serviceCards(content = getContent()): ServiceCard[] {
  return content.services.flatMap(({ card, icon, slug }) =>
    card ? { ...card, icon: drawing(content, `icons/${icon}.svg`), link: `/services/${slug}` } : [],
  );
}

/**
 * The services of the mega menu, in order. Thumbnails have empty alternative texts, because they
 * are next to the name.
 */
export function serviceMenu(content = getContent()) {
  return content.services.flatMap(({ slug, name, menu, picture }) =>
    menu
      ? {
          id: slug,
          name,
          description: menu.description,
          href: `/services/${slug}`,
          thumbnail: showThumbnail(picture, content.pictures),
          popular: menu.popular,
        }
      : [],
  );
}

export function serviceLink(service: Service, content = getContent()): ServiceLink {
  return {
    name: service.name,
    href: `/services/${service.slug}`,
    lead: service.lead,
    picture: showPicture(service.picture, content.pictures),
  };
}

export function townLink(town: Town): TownLink {
  const { slug, name, latitude, longitude, distanceKm, isArea } = town;
  return { slug, name, href: `/locations/${slug}`, latitude, longitude, distanceKm, isArea };
}

export function articleCard(entry: Post | Guide, content = getContent()): ArticleCard {
  const isPost = "tags" in entry;
  return {
    name: entry.title,
    href: `/${isPost ? "blog" : "guides"}/${entry.slug}`,
    lead: entry.lead,
    picture: showPicture(entry.picture, content.pictures),
    published: entry.published,
    minutes: renderMarkdown(entry.body).minutes,
    section: isPost ? entry.section : "Guide",
    tags: isPost ? entry.tags : [],
  };
}

export function quote(testimonial: Testimonial, content = getContent()): Quote {
  const service = content.services.find(({ slug }) => slug === testimonial.service)!;
  const project = content.projects.find(({ slug }) => slug === testimonial.project);
  return {
    id: testimonial.slug,
    html: renderMarkdown(testimonial.body).html,
    attribution: testimonial.attribution,
    rating: testimonial.rating,
    service: { name: service.name, href: `/services/${service.slug}` },
    ...(project && {
      project: {
        name: project.title,
        href: `/projects/${project.slug}`,
        // The link's text describes it.
        picture: { ...projectCard(project, content).thumbnail, alt: "" },
      },
    }),
  };
}

/** Questions with their answers as HTML. */
export function answered(questions: Question[]) {
  return questions.map(({ question, answer }) => ({ question, answer: renderInline(answer) }));
}
