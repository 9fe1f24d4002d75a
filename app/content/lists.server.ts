/** What the pages that list entries show besides them: their headings, the filters and the map. */
import { anchor } from "./anchor.server.ts";
import { drawServiceMap } from "../lib/serviceMap.ts";
import { servicePath, townPath } from "../lib/paths.ts";
import { testimonialCategories } from "./cards.server.ts";
import type { Content } from "./entries.server.ts";

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
export function serviceMap({ business, towns }: Content) {
  const { centre, locality, serviceRadiusMetres } = business;
  return drawServiceMap({
    towns: towns.map((town) => ({ ...town, href: townPath(town.slug) })),
    centre,
    hub: locality,
    radiusMetres: serviceRadiusMetres,
  });
}

/** The categories of projects and their slugs. */
export const categoryFilters = ({ categories }: Content) =>
  categories.map((name) => ({ name, slug: anchor(name) }));

/**
 * What the testimonials are filtered by: what several of them, but not all, have in common. First
 * what they tell of, then services, then marks from the best down. One alone is found by reading.
 */
export function testimonialFilters(content: Content) {
  const each = content.testimonials.map((entry) => testimonialCategories(entry, content));
  const kinds = [
    each.flatMap((categories) => categories.slice(0, -2)),
    each.map((categories) => categories.at(-2)!),
    each
      .map((categories) => categories.at(-1)!)
      .sort((one, other) => other.slug.localeCompare(one.slug)),
  ].flat();
  const found = (slug: string) => kinds.filter((category) => category.slug === slug).length;
  return kinds.filter(
    ({ slug }, index) =>
      kinds.findIndex((category) => category.slug === slug) === index &&
      found(slug) > 1 &&
      found(slug) < each.length,
  );
}

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
