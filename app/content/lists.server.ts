/** What the pages that list entries show besides them: their headings, the filters and the map. */
import { anchor } from "./anchor.server.ts";
import { drawServiceMap } from "../lib/serviceMap.ts";
import { servicePath, townPath } from "../lib/paths.ts";
import { testimonialCard, testimonialCategories } from "./cards.server.ts";
import type { Content } from "./entries.server.ts";
import { photographsOf } from "./photographs.server.ts";
import { showPicture } from "./pictures.server.ts";

/**
 * The title and the lead of a page that lists entries.
 * @throws if `indexPages.yaml` has no entry for the path
 */
export function indexHeading(path: string, { indexPages }: Content) {
  const page = indexPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`app/content/indexPages.yaml: expected an entry for ${path}`);
  return { title: page.title, lead: page.lead };
}

/** The services in order, after the one whose work the home page opens with: its picture is the best. */
export function leadFirst({ home, projects, services }: Content) {
  const opening = projects.find(({ slug }) => slug === home.hero.project);
  const lead = services.find(({ slug }) => opening?.relatedServices[0] === servicePath(slug));
  return lead ? [lead, ...services.filter((service) => service !== lead)] : services;
}

/** The service map: towns, the firm's location and its service radius. */
export function serviceMap({ business, home, towns }: Content) {
  const { centre, locality, serviceRadiusMetres } = business;
  const drawing = drawServiceMap({
    towns: towns.map((town) => ({ ...town, href: townPath(town.slug) })),
    centre,
    hub: locality,
    radiusMetres: serviceRadiusMetres,
  });
  return { ...drawing, outside: home.area.outside };
}

/** The categories of projects and their slugs. */
export const categoryFilters = ({ categories }: Content) =>
  categories.map((name) => ({ name, slug: anchor(name) }));

/**
 * What the testimonials are filtered by: their services, in the order of the services, and then what
 * several tell of. What all have in common is no filter.
 */
export function testimonialFilters(content: Content) {
  const { services, testimonials } = content;
  const each = testimonials.map((entry) => testimonialCategories(entry, content));
  const ofSlug = (slug: string) => each.filter((all) => all.some((one) => one.slug === slug));
  const told = new Map(each.flatMap(([, ...tells]) => tells.map(({ slug, name }) => [slug, name])));
  return [
    ...services.filter(({ slug }) => ofSlug(slug).length > 0),
    ...[...told].flatMap(([slug, name]) => (ofSlug(slug).length > 1 ? { slug, name } : [])),
  ]
    .filter(({ slug }) => ofSlug(slug).length < testimonials.length)
    .map(({ slug, name }) => ({ name, slug }));
}

/** The average mark of the testimonials, and of how many; of one alone there is none. */
export function averageMark({ testimonials }: Content): string | undefined {
  if (testimonials.length < 2) return undefined;
  const sum = testimonials.reduce((total, { rating }) => total + rating, 0);
  const average = Math.round((sum / testimonials.length) * 10) / 10;
  return `${average} out of 5, over the ${testimonials.length} printed here`;
}

/**
 * The testimonials as the page of all shows them: the first with the job's second photograph, the others
 * with its last, which is a close view. The first of each is known from the list of projects.
 */
export const testimonialList = (content: Content) =>
  listedTestimonials(content).map((entry, index) => {
    const card = testimonialCard(entry, content);
    const project = content.projects.find(({ slug }) => slug === entry.project);
    const close = project && photographsOf(project, content).slice(1);
    const picture = close?.at(index === 0 ? 0 : -1);
    if (!card.project || !picture) return card;
    const shown = showPicture({ ...picture, caption: undefined }, content.pictures);
    return { ...card, project: { ...card.project, picture: { ...shown, alt: "" } } };
  });

/**
 * All testimonials, the most telling first: those with a picture of the job, the best marks, and
 * then in the order of the projects.
 */
export function listedTestimonials({ projects, testimonials }: Content) {
  const place = (slug?: string) => projects.findIndex((project) => project.slug === slug);
  return [...testimonials].sort(
    (one, other) =>
      Number(!one.project) - Number(!other.project) ||
      other.rating - one.rating ||
      place(one.project) - place(other.project),
  );
}
