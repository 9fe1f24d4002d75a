/**
 * What tests need of the firm's content, found by its properties. Any of it may be missing: the firm
 * may have no such entry, and a test that needs one is then skipped by `orSkip`.
 */
import { readFileSync } from "node:fs";
import { visit } from "unist-util-visit";
import { getContent } from "../../../app/content/content.server.ts";
import { headingsOf } from "../../../app/content/markdown.server.ts";
import { parseTyped } from "../../../app/content/text.server.ts";
import { categoryFilters } from "../../../app/content/lists.server.ts";
import { createEngine, shownOrder } from "../../../app/search/engine.ts";
import { searchIndexPath, type SearchIndex } from "../../../app/search/searchIndex.ts";
import { onePerKind } from "../../../scripts/lib/pages.ts";
import {
  guidePath,
  postPath,
  projectPath,
  serviceInTownPath,
  servicePath,
} from "../../../app/lib/paths.ts";

/** An entry of the firm's, or why there is none. */
export type Example<Entry> = { entry: Entry | undefined; none: string };
const example = <Entry>(entry: Entry | undefined, none: string): Example<Entry> => ({
  entry,
  none,
});

const content = getContent();
const { guides, posts, projects, services, serviceTowns, towns } = content;

export const project = example(projects[0], "The firm has no project.");

/** A project with a before and after slider. */
export const beforeAfterProject = example(
  projects.find(({ showBeforeAfter }) => showBeforeAfter),
  "No project has a before and after.",
);

/** The project with the most pictures: at least two, to turn from one to the next. */
export const galleryProject = example(
  projects
    .filter(({ images }) => images.length > 1)
    .toSorted((a, b) => b.images.length - a.images.length)[0],
  "No project has two pictures.",
);

/** Six projects are listed at first if that hides another six (decision 33). */
export const shownAtFirst = projects.length < 12 ? projects.length : 6;

/** The kind of work with the most projects. */
export const category = example(
  categoryFilters(content)
    .map((filter) => ({
      ...filter,
      projects: projects.filter((one) => one.category === filter.name),
    }))
    .filter((filter) => filter.projects.length > 0)
    .toSorted((a, b) => b.projects.length - a.projects.length)[0],
  "The firm has no project.",
);

const named = services.map(({ name, slug, metaTitle }) => ({
  name,
  metaTitle,
  path: servicePath(slug),
}));
export const service = example(named[0], "The firm has no service.");

/** A word with its third and fourth letters swapped: "Kicthens". */
export const misspelt = (word: string) => word.replace(/^(..)(.)(.)/u, "$1$3$2");

/** Whether an address is that of the search for these words, in either spelling of a space. */
export const isSearchFor = (words: string) => (url: URL) =>
  url.pathname === "/search" && url.searchParams.get("q") === words;

/** The address of the search for these words. */
export const searchFor = (words: string) =>
  `/search?${new URLSearchParams({ q: words }).toString()}`;

let engine: ReturnType<typeof createEngine> | undefined;
/** What the built site's search finds, in the order in which the dialog shows it. */
async function found(words: string): Promise<string[]> {
  const read = () =>
    JSON.parse(readFileSync(`build/client${searchIndexPath}`, "utf8")) as SearchIndex;
  engine ??= createEngine(read());
  return shownOrder((await engine).search(words));
}
/** Those that the search puts first for their own names, typed right and wrong. */
async function foundByName<Entry extends { name: string; path: string }>(entries: Entry[]) {
  const first: Entry[] = [];
  for (const entry of entries) {
    const ranked = [await found(entry.name), await found(misspelt(entry.name))];
    if (ranked.every(([path]) => path === entry.path)) first.push(entry);
  }
  return first;
}

/** Two services which the search puts first for their names. */
export async function searchedServices() {
  const [one, other] = await foundByName(named);
  return example(
    one && other && { service: one, otherService: other },
    "The search finds no two services first by their names.",
  );
}

/** A project which the search puts first for its title. */
export async function searchedProject() {
  const titled = projects.map(({ title, slug }) => ({ name: title, path: projectPath(slug) }));
  return example((await foundByName(titled))[0], "The search finds no project first by its title.");
}

/**
 * A service in a town, both with names of one word, which the search puts first for the misspelt
 * service and the beginning of the town.
 */
export async function searchedServiceTown() {
  const isOneWord = (name: string) => /^\p{L}{5,}$/u.test(name);
  for (const { service: of, town: at } of serviceTowns) {
    const path = serviceInTownPath(of, at);
    const name = services.find(({ slug }) => slug === of)!.name;
    const town = towns.find(({ slug }) => slug === at)!.name;
    if (!isOneWord(name) || !isOneWord(town)) continue;
    const beginning = town.slice(0, -3);
    const words = `${misspelt(name)} ${beginning}`;
    if ((await found(words))[0] === path) return example({ name, beginning, words, path }, "");
  }
  return example(
    undefined as { name: string; beginning: string; words: string; path: string } | undefined,
    "The search finds no page of a service in a town by one word each.",
  );
}

/** A page with a long text that links to other pages. */
export const textPage = example(
  (["post", "guide", "service"] as const)
    .map((wanted) => onePerKind.find(({ kind }) => kind === wanted))
    .find((page) => page !== undefined),
  "The firm has no post, guide or service.",
);

const texts = [
  ...guides.map(({ slug, body }) => ({ path: guidePath(slug), body })),
  ...posts.map(({ slug, body }) => ({ path: postPath(slug), body })),
  ...services.map(({ slug, body }) => ({ path: servicePath(slug), body })),
];

/** A page with a table of contents, and more text than stays open on a phone. */
export const longPage = example(
  texts.find(
    ({ body }) => body.split(" ").length > 2000 && headingsOf(body, content, [2]).length > 2,
  ),
  "No guide, post or service has 2,000 words in three sections.",
);

/** A page whose text links to another. */
export const linkedPages = example(
  texts.flatMap(({ path: from, body }) => {
    const linked: string[] = [];
    visit(parseTyped(body), "link", ({ url }) => void linked.push(url));
    const to = linked.find((url) => url !== from && texts.some(({ path }) => path === url));
    return to ? [{ from, to }] : [];
  })[0],
  "No text links to a guide, a post or a service.",
);
