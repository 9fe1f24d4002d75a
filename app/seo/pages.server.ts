/**
 * The list of all pages, derived from content. The prerender configuration, the sitemap, the search
 * index, the audits and the visual tests are based on it.
 */
import { getContent } from "../content/content.server.ts";
import { townsOf, type Content } from "../content/entries.server.ts";
import { latestOf } from "../lib/dates.ts";

/** The index pages with a kind of their own, which is that of their path. */
const indexKinds = [
  "projects",
  "blog",
  "testimonials",
  "trust",
  "faq",
  "locations",
  "guides",
  "services",
  "search",
] as const;

export type PageKind =
  | (typeof indexKinds)[number]
  | "home"
  | "project"
  | "post"
  | "information"
  | "town"
  | "guide"
  | "service"
  | "service-town"
  | "not-found";

/** A breadcrumb item (specification §3). */
export type Breadcrumb = { name: string; url: string };

export type Page = {
  path: string;
  kind: PageKind;
  /** Short name, for breadcrumbs and lists. */
  name: string;
  metaTitle: string;
  metaDescription: string;
  /** Date of the last change, `YYYY-MM-DD`; for a list, that of its newest entry if later. */
  updated: string;
  /** From the home page to this page inclusive. Empty on the home page. */
  breadcrumbs: Breadcrumb[];
  /** Excluded from the sitemap and from search results. */
  hidden?: boolean;
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string };
  geo?: { placename: string; position: string; region?: string };
};

const notFound: Page = {
  path: "/404",
  kind: "not-found",
  name: "Page not found",
  metaTitle: "Page not found",
  metaDescription:
    "There is no page at this address. Find a service, a project or a way to reach us instead.",
  updated: "2026-11-20",
  breadcrumbs: [
    { name: "Home", url: "/" },
    { name: "Page not found", url: "/404" },
  ],
  hidden: true,
};

/** ISO 3166-2 codes of the counties the firm works in. */
const countyCodes: Record<string, string> = { Gloucestershire: "GB-GLS", Worcestershire: "GB-WOR" };

/** Builds the list from content, home page first. */
export function listPages(content: Content): Page[] {
  const names = new Map([
    ["/", "Home"],
    ...content.indexPages.map(({ path, name }) => [path, name] as const),
    ...content.services.map(({ slug, name }) => [`/services/${slug}`, name] as const),
  ]);
  const crumb = (url: string): Breadcrumb => ({ name: names.get(url) ?? url, url });
  type Entry = Pick<Page, "metaTitle" | "metaDescription" | "updated">;
  const page = (kind: PageKind, path: string, name: string, entry: Entry): Page => {
    const { metaTitle, metaDescription, updated } = entry;
    const above = path.split("/").slice(0, -1);
    const parents = above.map((_, at) => crumb(above.slice(0, at + 1).join("/") || "/"));
    const breadcrumbs = [...parents, { name, url: path }];
    return { path, kind, name, metaTitle, metaDescription, updated, breadcrumbs };
  };
  /** Last change of a page that lists entries: that of its own text or of the newest entry. */
  const latest = (own: string, entries: { updated: string }[] = []) =>
    latestOf([own, ...entries.map(({ updated }) => updated)])!;
  const listed: Record<string, { updated: string }[]> = {
    "/projects": content.projects,
    "/blog": content.posts,
    "/testimonials": content.testimonials.map(({ date }) => ({ updated: date })),
    "/locations": content.towns,
    "/guides": content.guides,
    "/services": content.services,
  };
  const geo = (town: { name: string; county: string; latitude: number; longitude: number }) => ({
    placename: town.name,
    position: `${town.latitude};${town.longitude}`,
    region: countyCodes[town.county],
  });

  return [
    {
      ...page("home", "/", "Home", content.home),
      updated: latest(content.home.updated, [...content.projects, ...content.services]),
      breadcrumbs: [],
    },
    ...content.indexPages.map((entry) => {
      const kind = indexKinds.find((name) => entry.path === `/${name}`) ?? "information";
      return {
        ...page(kind, entry.path, entry.name, entry),
        updated: latest(entry.updated, listed[entry.path]),
        ...(kind === "search" && { hidden: true }),
      };
    }),
    ...content.projects.map((project) =>
      page("project", `/projects/${project.slug}`, project.title, project),
    ),
    ...content.posts.map((post) => ({
      ...page("post", `/blog/${post.slug}`, post.title, post),
      article: {
        publishedTime: post.published,
        modifiedTime: post.updated,
        author: post.author,
        section: post.section,
      },
    })),
    ...content.information.map((entry) =>
      page("information", `/${entry.slug}`, entry.title, entry),
    ),
    ...content.towns.map((town) => ({
      ...page("town", `/locations/${town.slug}`, town.name, town),
      geo: geo(town),
    })),
    ...content.guides.map((guide) => ({
      ...page("guide", `/guides/${guide.slug}`, guide.title, guide),
      article: {
        publishedTime: guide.published,
        modifiedTime: guide.updated,
        author: "Our founder",
        section: "Guides",
      },
    })),
    ...content.services.flatMap((service) => {
      const path = `/services/${service.slug}`;
      const slugs = townsOf(service, content.towns);
      return [
        page("service", path, service.name, service),
        ...content.serviceTowns
          .filter((entry) => entry.service === service.slug)
          .sort((a, b) => slugs.indexOf(a.town) - slugs.indexOf(b.town))
          .map((entry) => {
            const town = content.towns.find(({ slug }) => slug === entry.town)!;
            return {
              ...page("service-town", `${path}/${town.slug}`, town.name, entry),
              geo: geo(town),
            };
          }),
      ];
    }),
    notFound,
  ];
}

let cache: Page[] | undefined;

/** The list, memoised in a build and rebuilt on each request in development. */
export function getPages(): Page[] {
  if (process.env.NODE_ENV === "development") return listPages(getContent());
  cache ??= listPages(getContent());
  return cache;
}

/**
 * The page at a path.
 * @throws if there is none, which means that a route was added without its content
 */
export function getPage(path: string): Page {
  const page = getPages().find((entry) => entry.path === path);
  if (!page) throw new Error(`No page ${path} in the page list (app/seo/pages.server.ts)`);
  return page;
}
