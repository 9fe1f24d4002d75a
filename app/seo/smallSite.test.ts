/**
 * What the site generates for the small firm, whole, in `golden` and `__snapshots__`; then the
 * rules that its content does not show. After an intended change, review the diff of
 * `vitest run app/seo/smallSite.test.ts -u`.
 */
import { basename } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Content } from "../content/entries.server.ts";
import { dense } from "../content/fixtures/dense.ts";
import { smallContent } from "../content/fixtures/smallContent.ts";
import { groupNames } from "../search/searchIndex.ts";
import { unpack } from "../search/postings.ts";
import { colours } from "../theme/tokens.ts";
import { absoluteLinks, feed, rss } from "./files/feed.server.ts";
import { llmsTxt, vcard } from "./files/wellKnownFiles.server.ts";
import { buildTime, siteFiles } from "./files.server.ts";
import { headOf } from "./head.server.ts";
import { getPage, getPages, listPages, type Page } from "./pages.server.ts";
import { searchGroups } from "./search.server.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";

const content = smallContent();
const [post] = content.posts as [Content["posts"][0]];
const origin = "https://small.example";
const pageAt = (path: string, of = content) => listPages(of).find((page) => page.path === path)!;
const byPath = <Value>(valueOf: (page: Page) => Value) =>
  Object.fromEntries(listPages(content).map((page) => [page.path, valueOf(page)]));

type Thing = { "@id": string; "@type": string; [name: string]: unknown };
type Graph = { "@context": string; "@graph": Thing[] };
/** A page's JSON-LD as served. */
const jsonLdOf = (page: Page, of = content) =>
  JSON.parse(JSON.stringify(headOf(page, of).jsonLd ?? null)) as Graph | null;
const graph = (path: string, of: Content) => jsonLdOf(pageAt(path, of), of)!["@graph"];

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
    expect(dense(byPath((page) => headOf(page, content).fields))).toMatchSnapshot();
  });

  test("structured data", async () => {
    const graphs = Object.entries(byPath((page) => jsonLdOf(page)));
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

  test("search page", () => {
    const groups = searchGroups(listPages(content));
    expect(
      dense(groups.flatMap(({ name, pages }) => pages.map((page) => [name, page]))),
    ).toMatchSnapshot();
  });

  test("search index", () => {
    const { text, pages, ...index } = buildSearchIndex(content);
    const words = unpack(text, pages.length);
    const readable = pages.map((page, at) => ({
      ...page,
      group: groupNames[page.group],
      words: words[at]!.join(" "),
    }));
    expect(dense([index, ...readable])).toMatchSnapshot();
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
    if (path === "/search-index.json")
      return expect(text).toBe(JSON.stringify(buildSearchIndex(content)));
    if (path.endsWith(".xml")) expect(XMLValidator.validate(text)).toBe(true);
    // The theme belongs to the real firm.
    const shown = text.replaceAll(colours.film, "#abcdef");
    await expect(shown).toMatchFileSnapshot(`golden/${basename(path)}`);
  });
});

describe("page list", () => {
  test("a breadcrumb for a missing index page shows its path", () =>
    expect(pageAt("/guides/cost", { ...content, indexPages: [] }).breadcrumbs[1]).toEqual({
      name: "/guides",
      url: "/guides",
    }));

  const updated = "2027-01-01";
  const newer = <Entry extends object>(entry: Entry) => ({ ...entry, updated });
  test.each<[string, string, Partial<Content>]>([
    ["/projects", "its own text", { indexPages: content.indexPages.map(newer) }],
    ["/", "its own text", { home: newer(content.home) }],
    ["/", "an entry", { services: content.services.map(newer) }],
  ])("%s has the date of its latest change: %s", (path, _, changes) =>
    expect(pageAt(path, { ...content, ...changes }).updated).toBe(updated),
  );

  test.each([
    ["Gloucestershire", "GB-GLS"],
    ["Worcestershire", "GB-WOR"],
    ["Oxfordshire", undefined],
  ])("the region code of %s is %s", (county, region) => {
    const towns = content.towns.map((town) => ({ ...town, county }));
    expect(pageAt("/locations/mockbury", { ...content, towns }).geo!.region).toBe(region);
  });

  test("is cached, except in development", () => {
    expect(getPages()).toBe(getPages());
    expect(getPage("/").kind).toBe("home");
    expect(() => getPage("/nowhere")).toThrow(
      "No page /nowhere in the page list (app/seo/pages.server.ts)",
    );
    vi.stubEnv("NODE_ENV", "development");
    expect(getPages()).not.toBe(getPages());
  });
});

describe("search", () => {
  const entryAt = (path: string, changes: Partial<Content>) =>
    buildSearchIndex({ ...content, ...changes }).pages.find((page) => page.path === path)!;

  test("the search page omits empty groups", () => {
    const pages = listPages({ ...content, posts: [], indexPages: [] });
    expect(searchGroups(pages).map(({ name }) => name)).not.toContain("Blog");
  });

  test("headings of levels two to four are indexed as headings", () => {
    const body = "# One\n\n## Two\n\n#### Four\n\n##### Five\n\nNot ## six";
    expect(entryAt("/blog/oak", { posts: [{ ...post, body }] }).headings).toBe("Two Four");
  });

  test("a drawing has no AVIF file", () => {
    const posts = [{ ...post, picture: { src: "og.svg", alt: "", sample: false } }];
    expect(buildSearchIndex({ ...content, posts }).pictures[2]).toEqual({
      src: "/pictures/og.svg",
      width: 1200,
      height: 630,
      colour: "#ffffff",
    });
  });

  test.each([
    ["as plain text", 'A < b & c <  d\n*e*, "f".', 'A < b & c < d e , "f".'],
    ["cut after 160 characters", "a".repeat(161), `${"a".repeat(157)}...`],
  ])("a summary is shown %s", (_, answer, summary) => {
    const faq = [{ title: "Money", questions: [{ question: "A?", answer }] }];
    expect(entryAt("/faq#a", { faq }).summary).toBe(summary);
  });

  test.each([
    ["suggestions", ["/nowhere"], "/nowhere"],
    ["suggestions", ["/faq#nothing"], "/faq#nothing"],
    ["questions", [{ ...content.search.questions[0]!, href: "/no" }], "/no"],
  ])("a dead link among the %s stops the build: %j", (field, value, address) => {
    const search = { ...content.search, [field]: value };
    expect(() => buildSearchIndex({ ...content, search })).toThrow(
      `app/content/search.yaml: expected the address of a page; found ${address}`,
    );
  });
});

describe("structured data", () => {
  test("without reviews there is no rating", () => {
    const business = { ...content.business, rating: undefined };
    expect(graph("/", { ...content, business })[0]).not.toHaveProperty("aggregateRating");
  });

  test("without questions there is no FAQPage", () => {
    const faq = [{ title: "None", questions: [] }];
    expect(graph("/faq", { ...content, faq }).slice(4)).toEqual([]);
  });

  test("a sample picture has no creator; a caption replaces the alternative text", () => {
    const of = smallContent();
    Object.assign(of.projects[1]!.images[0]!, { sample: true, caption: "Hung" });
    const [first] = graph("/projects/shed", of).slice(4);
    expect(first).not.toHaveProperty("creator");
    expect(first!["caption"]).toBe("Hung");
  });
});

describe("the feed", () => {
  test("has the date of the latest change to a post, or of the blog page without posts", () => {
    const updatedWith = (posts: Content["posts"]) =>
      /<lastBuildDate>(.+)<\/lastBuildDate>/.exec(rss({ ...content, posts }))![1];
    const posts = ["2026-10-01", "2026-12-01", "2026-11-01"].map((updated) => ({
      ...post,
      updated,
    }));
    expect(updatedWith(posts)).toBe("Tue, 01 Dec 2026 00:00:00 GMT");
    expect(updatedWith([])).toBe("Mon, 05 Jan 2026 00:00:00 GMT");
  });

  const url = `${origin}/blog/oak`;
  test.each([
    [
      '<a href="/a">a</a><a href="/b">b</a>',
      `<a href="${origin}/a">a</a><a href="${origin}/b">b</a>`,
    ],
    ['<a href="#a">a</a><a href="#b">b</a>', `<a href="${url}#a">a</a><a href="${url}#b">b</a>`],
    ['<img src="/a.jpg">', `<img src="${origin}/a.jpg">`],
    [
      '<source srcset="/a.avif 480w, /b.avif 800w">',
      `<source srcset="${origin}/a.avif 480w, ${origin}/b.avif 800w">`,
    ],
  ])("%s is made absolute", (html, absolute) =>
    expect(absoluteLinks(html, url, origin)).toBe(absolute),
  );

  test("quotes in alternative text are escaped", () => {
    const posts = [{ ...post, picture: { ...post.picture, alt: 'A "door" &amp; more' } }];
    expect(rss({ ...content, posts })).toContain(
      "alt=&quot;A &amp;quot;door&amp;quot; &amp;amp;amp; more&quot;",
    );
  });

  test("a firm without a blog has none", () => {
    const indexPages = content.indexPages.filter(({ path }) => path !== "/blog");
    const paths = siteFiles({ ...content, indexPages, posts: [] }).map(({ path }) => path);
    expect(paths).not.toContain(feed.href);
  });
});

describe("other files", () => {
  test("the contact card lists all phone hours", () => {
    const [monday] = content.business.hours.phone;
    const phone = [monday!, { ...monday!, label: "Sunday", shown: "10am to noon" }];
    const business = { ...content.business, hours: { ...content.business.hours, phone } };
    expect(vcard({ ...content, business }).split("\r\n")).toContain(
      String.raw`NOTE:Phone answered Monday 8am to 5pm\, Sunday 10am to noon`,
    );
  });

  test("llms.txt has no empty section", () => {
    const pages = listPages(content).filter(({ kind }) => kind !== "blog" && kind !== "post");
    expect(llmsTxt(content, pages)).not.toContain("## Blog");
  });

  test("the build time is now, or SOURCE_DATE_EPOCH", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
    expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1000);
    vi.stubEnv("SOURCE_DATE_EPOCH", "1767225600");
    expect(buildTime().toISOString()).toBe("2026-01-01T00:00:00.000Z");
  });
});
