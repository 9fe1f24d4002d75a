import { expect, test } from "vitest";
import { getContent, townsOf } from "../content/content.server.ts";
import { getPages } from "./pages.server.ts";

const content = getContent();
const paths = getPages().map((page) => page.path);
const slugs = (entries: { slug: string }[], folder: string) =>
  entries.map(({ slug }) => `/${folder}/${slug}`);

test("every page that stands alone is in the list", () => {
  const alone = "/ /faq /privacy /cookies /terms /accessibility /search /404".split(" ");
  // A firm without a blog or guides has no text for their index pages.
  const lists = content.indexPages.map(({ path }) => path);
  expect(lists.length).toBeGreaterThan(0);
  expect([...alone, ...lists].filter((path) => !paths.includes(path))).toEqual([]);
});

test("every entry has its page", () => {
  const wanted = [
    ...slugs(content.projects, "projects"),
    ...slugs(content.posts, "blog"),
    ...slugs(content.towns, "locations"),
    ...slugs(content.guides, "guides"),
    ...slugs(content.services, "services"),
    ...content.services.flatMap((service) =>
      townsOf(service, content.towns).map((town) => `/services/${service.slug}/${town}`),
    ),
  ];
  expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
});

test("no path stands twice", () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test("breadcrumbs lead from the home page to the page itself", () => {
  for (const { path, breadcrumbs } of getPages().slice(1)) {
    expect(breadcrumbs[0]?.url).toBe("/");
    expect(breadcrumbs.at(-1)?.url).toBe(path);
  }
});

const characters = (text: string) => [...new Intl.Segmenter("en-GB").segment(text)].length;

test("no title and no description is ever cut", () => {
  const cut = getPages().filter(
    ({ metaTitle, metaDescription }) =>
      characters(metaTitle) > 60 || characters(metaDescription) > 160,
  );
  expect(cut.map(({ path }) => path)).toEqual([]);
});

test.each(["metaTitle", "metaDescription", "path"] as const)("no %s stands twice", (field) => {
  const seen = getPages().map((page) => page[field]);
  expect(seen.filter((value, index) => seen.indexOf(value) !== index)).toEqual([]);
});
