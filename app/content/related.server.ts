/** Entries related to another one, found through the references between them. */
import type { Content, Project, Service, Town } from "./entries.server.ts";
import type { NamedLink } from "./cards.server.ts";
import { kmBetween } from "../lib/serviceMap.ts";
import { guidePath, postPath, serviceIn, serviceInTownPath, servicePath } from "../lib/paths.ts";

/** A link with the kind of its target: as the owner calls it. */
export type KindLink = NamedLink & { kind: string };

/** Guides and posts about a service, guides first. */
export function readingFor(services: string[], { guides, posts, words }: Content): KindLink[] {
  const isAbout = (entry: { relatedServices: string[] }) =>
    entry.relatedServices.some((slug) => services.includes(slug));
  return [
    ...guides
      .filter(isAbout)
      .map(({ title, slug }) => ({ kind: words.kinds.guide, name: title, href: guidePath(slug) })),
    ...posts
      .filter(isAbout)
      .map(({ title, slug }) => ({ kind: words.kinds.post, name: title, href: postPath(slug) })),
  ];
}

/** Services that guides, posts and projects mention together with this one, most frequent first. */
export function servicesBeside(service: Service, content: Content): KindLink[] {
  const { guides, posts, projects, services, words } = content;
  const company = [
    ...[...guides, ...posts].map(({ relatedServices }) => relatedServices),
    ...projects.map(({ relatedServices }) => relatedServices.map(serviceIn)),
  ].filter((slugs) => slugs.includes(service.slug));
  const times = (other: Service) => company.filter((slugs) => slugs.includes(other.slug)).length;
  return services
    .filter((other) => other !== service)
    .sort((a, b) => times(b) - times(a) || a.order - b.order)
    .map(({ name, slug }) => ({ kind: words.kinds.service, name, href: servicePath(slug) }));
}

/** The other towns, nearest first. */
export function townsNear(town: Town, { towns }: Content): Town[] {
  return towns
    .filter((other) => other !== town)
    .sort((a, b) => kmBetween(a, town) - kmBetween(b, town));
}

/** The services with a page for this town, by their names there. */
export function servicesIn(town: Town, { services, serviceTowns, words }: Content): KindLink[] {
  const there = serviceTowns.filter((entry) => entry.town === town.slug);
  return services
    .filter(({ slug }) => there.some(({ service }) => service === slug))
    .map(({ name, slug }) => ({
      kind: words.kinds.service,
      name: `${name} in ${town.inSentence}`,
      href: serviceInTownPath(slug, town.slug),
    }));
}

/** The projects in a town, then those near it; projects list their own town first. */
export function projectsNear({ slug }: Town, { projects }: Content): Project[] {
  const near = projects.filter(({ towns }) => towns.includes(slug));
  const isIn = ({ towns }: Project) => towns[0] === slug;
  return [...near.filter(isIn), ...near.filter((project) => !isIn(project))];
}

/** A project in or near a town, if there is one. */
export const projectNear = (town: Town, content: Content): Project | undefined =>
  projectsNear(town, content)[0];
