/**
 * What the site generates for the small firm, whole, in `golden` and `__snapshots__`; then the
 * rules that its content does not show. After an intended change, review the diff of
 * `vitest run app/seo/smallSite.test.ts -u`.
 */
import { inspect } from "node:util";
import { basename } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Content } from "../content/entries.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { unpack } from "../search/postings.ts";
import type { SearchIndex } from "../search/searchIndex.ts";
import { palette } from "../theme/palette.ts";
import { feed, rss } from "./files/feed.server.ts";
import { buildTime, siteFiles } from "./files.server.ts";
import { headOf, jsonLdOf } from "./head.server.ts";
import { headTags, type HeadFields } from "./metadata.ts";
import { listPages, type Page } from "./pages.server.ts";
import { searchGroups } from "./search.server.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";

/** A list or an object with an entry a line, for a snapshot: without fields that are undefined. */
const dense = (value: object) =>
  Object.entries(JSON.parse(JSON.stringify(value)) as object)
    .map(([key, entry]) => `${key}: ${inspect(entry, { depth: null, breakLength: Infinity })}`)
    .join("\n");

const content = smallContent();
const [post] = content.posts as [Content["posts"][0]];
const origin = "https://small.example";
const pageAt = (path: string, of = content) => listPages(of).find((page) => page.path === path)!;
const byPath = <Value>(valueOf: (page: Page) => Value) =>
  Object.fromEntries(listPages(content).map((page) => [page.path, valueOf(page)]));

type Thing = { "@id": string; "@type": string; [name: string]: unknown };
type Graph = { "@context": string; "@graph": Thing[] };
/** A page's JSON-LD as served. */
const servedJsonLd = (page: Page, of = content) =>
  JSON.parse(JSON.stringify(jsonLdOf(page, of) ?? null)) as Graph | null;
const graph = (path: string, of: Content) => servedJsonLd(pageAt(path, of), of)!["@graph"];

afterEach(() => void vi.unstubAllEnvs());

describe("golden", () => {
  test("page list", () => {
    // The rest is in what is made from it.
    const pages = listPages(content).map(({ path, kind, name, updated, breadcrumbs }) =>
      [path, kind, name, updated, ...breadcrumbs.map(({ url }) => url)].join(" "),
    );
    expect(pages.join("\n")).toMatchSnapshot();
  });

  test("heads", () => {
    for (const page of listPages(content))
      expect(headOf(page, content)).toMatchObject({
        breadcrumbs: page.breadcrumbs,
        site: { origin, name: "Small & Sons", locale: "en_GB" },
      });
    const tagsOf = ({ fields, site }: HeadFields) => headTags({ fields, site });
    expect(dense(byPath((page) => tagsOf(headOf(page, content))))).toMatchSnapshot();
  });

  test("structured data", async () => {
    const graphs = Object.entries(byPath((page) => servedJsonLd(page)));
    // The firm and the site come first on every page.
    const shared = graph("/", content).slice(0, 2);
    const own = graphs.map(([path, data]) => {
      if (!data) return [path, null];
      expect(data["@context"]).toBe("https://schema.org");
      expect(data["@graph"].slice(0, 2)).toEqual(shared);
      return [path, data["@graph"].slice(2)];
    });
    const text = JSON.stringify({ "every page": shared, ...Object.fromEntries(own) }, null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot("golden/structured-data.json");
  });

  test("the home page lists the closed days in its structured data, for all pages", () => {
    const closures = [{ from: "2026-12-24", to: "2027-01-03", reason: "A break", sample: false }];
    const bankHolidays = [{ date: "2027-03-29", name: "Easter Monday" }];
    const hours = { ...content.business.hours, closures, bankHolidays };
    const firm = { ...content, business: { ...content.business, hours } };
    const closed = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
    expect(graph("/", firm)[0]).toHaveProperty("specialOpeningHoursSpecification", [
      { ...closed, validFrom: "2026-12-24", validThrough: "2027-01-03" },
      { ...closed, validFrom: "2027-03-29", validThrough: "2027-03-29" },
    ]);
    expect(graph("/faq", firm)[0]).not.toHaveProperty("specialOpeningHoursSpecification");
  });

  const builtAt = new Date("2026-01-01T13:30:00Z");
  const files = [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/rss.xml", "application/rss+xml"],
    ["/search-index.json", "application/json"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/contact.vcf", "text/vcard"],
    ["/.well-known/security.txt", "text/plain"],
    ["/llms.txt", "text/plain"],
  ];
  test("files and their types", () =>
    expect(siteFiles(content, builtAt).map(({ path, type }) => [path, type])).toEqual(files));

  test.each(files)("%s", async (path) => {
    const { text } = siteFiles(content, builtAt).find((file) => file.path === path)!;
    if (path === "/search-index.json") {
      const index = JSON.parse(text) as SearchIndex;
      // As it travels, the text is packed.
      const texts = unpack(index.text, index.pages.length).map((stems) => stems.join(" "));
      const shown = `${JSON.stringify({ ...index, text: texts }, null, 1)}\n`;
      return expect(shown).toMatchFileSnapshot("golden/search-index.json");
    }
    if (path.endsWith(".xml")) expect(XMLValidator.validate(text)).toBe(true);
    // The theme belongs to the real firm.
    const shown = text.replaceAll(palette.background.default, "#abcdef");
    await expect(shown).toMatchFileSnapshot(`golden/${basename(path)}`);
  });
});

test("figures are held to their units on pages only, not where people type or read as typed", () => {
  const title = "A beam of 8\u00A0m";
  const wide = {
    ...post,
    title,
    lead: title,
    metaTitle: title,
    metaDescription: title,
    body: "It holds 470 mm.",
  };
  const site = { ...content, posts: [wide] };
  const page = pageAt(`/blog/${wide.slug}`, site);
  const outside = [headTags(headOf(page, site)), graph(page.path, site), siteFiles(site)];
  expect(JSON.stringify(outside)).toContain("A beam of 8 m");
  expect(JSON.stringify(outside)).toContain("470 mm");
  expect(JSON.stringify(outside)).not.toContain("\u00A0");
});

test("a town's pages name its region, where it has a code", () => {
  const towns = content.towns.map((town) => ({ ...town, countyCode: "GB-GLS" }));
  const head = headOf(pageAt("/locations/mockbury", { ...content, towns }), content);
  expect(headTags(head)).toContainEqual({ name: "geo.region", content: "GB-GLS" });
});

describe("search", () => {
  const entryAt = (path: string, changes: Partial<Content>) =>
    buildSearchIndex({ ...content, ...changes }).pages.find((page) => page.path === path)!;

  test("the search page omits empty groups", () => {
    const pages = listPages({ ...content, posts: [], indexPages: [] });
    expect(searchGroups(pages, content).map(({ name }) => name)).not.toContain("Blog");
  });

  test("plain words are indexed as they are, not as Markdown", () => {
    const [door] = content.projects;
    const projects = [{ ...door!, body: "", keyFeatures: ["1986. A good year"] }];
    const { pages, text } = buildSearchIndex({ ...content, projects });
    const at = pages.findIndex(({ path }) => path === `/projects/${door!.slug}`);
    expect(unpack(text, pages.length)[at]).toContain("1986");
  });

  test("headings of levels two to four are indexed as headings", () => {
    const body = "# One\n\n## Two\n\n#### Four\n\n##### Five\n\nNot ## six";
    expect(entryAt("/blog/oak", { posts: [{ ...post, body }] }).headings).toBe("Two Four");
  });

  test.each([
    ["as plain text", 'A < b & c <  d\n*e*, "f".', "A < b & c < d e, “f”."],
    ["cut after 160 characters", "a".repeat(161), `${"a".repeat(157)}...`],
  ])("a summary is shown %s", (_, answer, summary) => {
    const faq = [{ title: "Money", questions: [{ question: "A?", answer }] }];
    expect(entryAt("/faq#a", { faq }).summary).toBe(summary);
  });
});

describe("structured data", () => {
  test("a sample picture has no creator; a caption replaces the alternative text", () => {
    const of = smallContent();
    Object.assign(of.projects[1]!.images[0]!, { sample: true, caption: "Hung" });
    const [first] = graph("/projects/shed", of).slice(4);
    expect(first).not.toHaveProperty("creator");
    expect(first!["caption"]).toBe("Hung");
  });
});

describe("a list with nothing on it yet", () => {
  const bare = { ...content, posts: [], testimonials: [] };
  const listed = (of: Content) => {
    const texts = siteFiles(of).filter(({ path }) => /sitemap|llms|search-index/.test(path));
    return texts.map(({ text }) => ["/blog", "/testimonials"].map((path) => text.includes(path)));
  };
  const robots = (path: string, of: Content) =>
    headTags(headOf(pageAt(path, of), of)).find((tag) => "name" in tag && tag.name === "robots");

  test("is a page that nothing lists and no search engine keeps", () => {
    expect(listed(bare).flat()).not.toContain(true);
    expect(robots("/blog", bare)).toMatchObject({ content: "noindex, follow" });
    expect(robots("/guides", bare)).toMatchObject({ content: "index, follow" });
    expect(listed(content).flat()).not.toContain(false);
    expect(robots("/blog", content)).toMatchObject({ content: "index, follow" });
  });

  test("neither answers a common question nor is suggested", () => {
    const question = { question: "Late?", answer: "Once.", href: "/testimonials", asked: ["late"] };
    const search = { ...content.search, questions: [question], suggestions: ["/faq", "/blog"] };
    const found = (of: Content) => {
      const { questions, suggestions } = buildSearchIndex({ ...of, search });
      return [...questions.map(({ href }) => href), ...suggestions];
    };
    expect(found(content)).toEqual(["/testimonials", "/faq", "/blog"]);
    expect(found(bare)).toEqual(["/faq"]);
  });
});

describe("the feed", () => {
  test("links and pictures are absolute, as readers show them elsewhere; code is as it was", () => {
    const body = '[a](/a), [b](#b), [c](https://c.test), `<a href="/d">`\n\n![e](hero.jpg)';
    const text = rss({ ...content, posts: [{ ...post, body }] }).replaceAll("&quot;", '"');
    const src = content.pictures["hero.jpg"]!.src;
    expect(text).toContain(`href="${origin}/a"`);
    expect(text).toContain(`href="${origin}/blog/oak#b"`);
    expect(text).toContain('href="https://c.test"');
    expect(text).toContain('href="/d"');
    expect(text).toContain(`src="${origin}${src}"`);
    expect(text).not.toContain("srcset");
  });

  test("a firm without posts has none, and no page links to one", () => {
    const of = { ...content, posts: [] };
    expect(siteFiles(of).map(({ path }) => path)).not.toContain(feed.href);
    expect(JSON.stringify(headTags(headOf(pageAt("/blog", of), of)))).not.toContain(feed.href);
  });
});

test("the build time is now, or SOURCE_DATE_EPOCH", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1000);
  vi.stubEnv("SOURCE_DATE_EPOCH", "1767225600");
  expect(buildTime().toISOString()).toBe("2026-01-01T00:00:00.000Z");
});
