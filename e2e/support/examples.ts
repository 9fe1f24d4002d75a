/** Entries to test widgets with, whatever the firm's content. */
import { getContent } from "../../app/content/content.server.ts";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { onePerKind } from "./pages.ts";

const { guides, posts, projects, services, serviceTowns, towns } = getContent();

/** A project with a before and after slider. */
export const beforeAfterProject = projects.find(({ showBeforeAfter }) => showBeforeAfter)!;

/** The project with the most pictures. */
export const galleryProject = projects.toSorted((a, b) => b.images.length - a.images.length)[0]!;

/** Six projects are listed at first if that hides another six. */
export const shownAtFirst = projects.length < 12 ? projects.length : 6;

/** The kind of work with the most projects. */
export const category = categoryFilters()
  .map((filter) => ({
    ...filter,
    projects: projects.filter((project) => project.category === filter.name),
  }))
  .toSorted((a, b) => b.projects.length - a.projects.length)[0]!;

const namedByOneWord = services
  .filter(({ name }) => !name.includes(" "))
  .map(({ name, slug, metaTitle }) => ({ name, metaTitle, path: `/services/${slug}` }));
/** Two services with one-word names, which the search ranks first for that word. */
export const service = namedByOneWord[0]!;
export const otherService = namedByOneWord[1]!;

/** The first service in a town with a name of one word, if it has a page there. */
export const serviceTown = towns
  .filter(({ name }) => /^\p{L}+$/u.test(name))
  .map(({ name, slug }) => ({ town: name, path: `${service.path}/${slug}` }))
  .find(({ path }) =>
    serviceTowns.some((entry) => path === `/services/${entry.service}/${entry.town}`),
  );

/** A word with its third and fourth letters swapped: "Kicthens". */
export const misspelt = (word: string) => word.replace(/^(..)(.)(.)/u, "$1$3$2");

/** A page with a long text that links to other pages. */
export const textPage = (["post", "guide", "service"] as const)
  .map((wanted) => onePerKind.find(({ kind }) => kind === wanted))
  .find((page) => page !== undefined)!;

/** A page whose text links to another. */
export const linkedPages = [
  ...guides.map(({ slug, body }) => ({ from: `/guides/${slug}`, body })),
  ...posts.map(({ slug, body }) => ({ from: `/blog/${slug}`, body })),
  ...services.map(({ slug, body }) => ({ from: `/services/${slug}`, body })),
].flatMap(({ from, body }) => {
  const to = /\]\((\/(?:guides|services)\/[a-z-]+)\)/.exec(body)?.[1];
  return to ? [{ from, to }] : [];
})[0]!;

/** The date of a weekday, such as "Fr", in the week of 16 November 2026, in winter time. */
export const winterDay = (code: string) =>
  `2026-11-${16 + ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].indexOf(code)}`;
