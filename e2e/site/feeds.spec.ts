import { expect, test, type APIRequestContext } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { feeds } from "../../app/seo/files/feeds.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { pages } from "../support/pages.ts";

const { origin, name } = business;
const { posts } = getContent();
const addresses = posts.map(({ slug }) => canonicalAddress(`/blog/${slug}`, origin));
const [rss, atom, json] = feeds.map(({ href }) => href) as [string, string, string];

test.skip(posts.length === 0, "Without posts there are no feeds.");

/** RFC 3339, required by Atom and JSON Feed. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** RFC 822 with a four-digit year, required by RSS. */
const rssDate =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const parse = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    processEntities: { maxTotalExpansions: Infinity },
    isArray: (tag) => ["item", "entry", "category", "link"].includes(tag),
  }).parse(text) as unknown;

/** What is wrong with a post's text in a feed: relative links, missing text. */
function textFaults(html: string, address: string): string[] {
  const relative = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, to]) => to!)
    .filter((to) => !/^(https|mailto|tel):/.test(to));
  const post = posts.find(({ slug }) => address.endsWith(`/${slug}`))!;
  const headings = [...post.body.matchAll(/^## (.*)$/gm)];
  const found = html.match(/<h2 /g)?.length ?? 0;
  // The end of the text is in the feed too.
  const last = post.body.match(/[\p{L}\p{N}-]+/gu)!.at(-1)!;
  return [
    ...relative.map((to) => `${address}: ${to}`),
    ...(found === headings.length ? [] : [`${address}: ${found} of ${headings.length} headings`]),
    ...(html.includes(last) ? [] : [`${address}: ends without “${last}”`]),
    ...(html.includes("{{") ? [`${address}: a field is not filled in`] : []),
  ];
}

test("RSS has what RSS 2.0 requires, and every post whole", async ({ request }) => {
  type Item = Record<"title" | "link" | "pubDate" | "dc:creator" | "description", string> & {
    guid: { "#text": string; "@isPermaLink": string };
    "content:encoded": string;
    link: string[];
  };
  const { rss: feed } = parse(await read(request, rss)) as {
    rss: {
      "@version": string;
      channel: {
        title: string;
        link: string[];
        description: string;
        lastBuildDate: string;
        "atom:link": { "@rel": string; "@href": string };
        item: Item[];
      };
    };
  };
  expect(feed["@version"]).toBe("2.0");
  const { channel } = feed;
  expect(channel.title).toContain(name);
  expect(channel.link).toEqual([`${origin}/blog`]);
  expect(channel.description).not.toBe("");
  expect(channel.lastBuildDate).toMatch(rssDate);
  expect(channel["atom:link"]).toMatchObject({ "@rel": "self", "@href": `${origin}${rss}` });
  expect(channel.item.map(({ link }) => link[0])).toEqual(addresses);
  channel.item.forEach((item, index) => {
    expect(item.title).toBe(posts[index]!.title);
    expect(item.guid).toEqual({ "#text": addresses[index], "@isPermaLink": "true" });
    expect(item.pubDate).toMatch(rssDate);
    expect(new Date(item.pubDate).toISOString().slice(0, 10)).toBe(posts[index]!.published);
    expect(item["dc:creator"]).toBe(posts[index]!.author);
    expect(item.description).toBe(posts[index]!.lead);
    expect(textFaults(item["content:encoded"], addresses[index]!)).toEqual([]);
  });
});

test("Atom has what RFC 4287 requires, and every post whole", async ({ request }) => {
  type Link = { "@rel": string; "@href": string };
  type Common = { id: string; title: string; updated: string; link: Link[] };
  const { feed } = parse(await read(request, atom)) as {
    feed: Common & {
      "@xmlns": string;
      author: { name: string };
      entry: (Common & {
        published: string;
        author: { name: string };
        summary: string;
        content: { "@type": string; "#text": string };
      })[];
    };
  };
  expect(feed["@xmlns"]).toBe("http://www.w3.org/2005/Atom");
  expect(feed.id).toMatch(/^https:/);
  expect(feed.author.name).toBe(name);
  expect(feed.updated).toMatch(moment);
  expect(feed.link.find((link) => link["@rel"] === "self")?.["@href"]).toBe(`${origin}${atom}`);
  expect(feed.entry.map(({ id }) => id)).toEqual(addresses);
  expect(new Set([feed.id, ...addresses]).size).toBe(addresses.length + 1);
  feed.entry.forEach((entry, index) => {
    const post = posts[index]!;
    expect(entry.title).toBe(post.title);
    expect(entry.link[0]).toMatchObject({ "@rel": "alternate", "@href": addresses[index] });
    for (const date of [entry.published, entry.updated]) expect(date).toMatch(moment);
    expect(entry.published.slice(0, 10)).toBe(post.published);
    expect(entry.updated.slice(0, 10)).toBe(post.updated);
    expect(entry.updated <= feed.updated).toBe(true);
    expect(entry.author.name).toBe(post.author);
    expect(entry.summary).toBe(post.lead);
    expect(entry.content["@type"]).toBe("html");
    expect(textFaults(entry.content["#text"], addresses[index]!)).toEqual([]);
  });
});

test("the JSON feed has what version 1.1 requires, and every post whole", async ({ request }) => {
  type Item = Record<
    "id" | "url" | "title" | "content_html" | "date_published" | "date_modified",
    string
  > & { authors: { name: string }[] };
  const feed = JSON.parse(await read(request, json)) as {
    version: string;
    title: string;
    home_page_url: string;
    feed_url: string;
    language: string;
    authors: { name: string }[];
    items: Item[];
  };
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}${json}`,
    language: "en-GB",
    authors: [{ name }],
  });
  expect(feed.title).toContain(name);
  expect(feed.items.map(({ id, url }) => [id, url])).toEqual(addresses.map((to) => [to, to]));
  feed.items.forEach((item, index) => {
    const post = posts[index]!;
    expect(item.title).toBe(post.title);
    for (const date of [item.date_published, item.date_modified]) expect(date).toMatch(moment);
    expect(item.date_published.slice(0, 10)).toBe(post.published);
    expect(item.authors).toEqual([{ name: post.author }]);
    expect(textFaults(item.content_html, addresses[index]!)).toEqual([]);
  });
});

test("everything a feed links to exists", async ({ request }) => {
  const feed = JSON.parse(await read(request, json)) as { items: { content_html: string }[] };
  const paths = feed.items.flatMap(({ content_html: html }) =>
    [...html.matchAll(/\s(?:href|src)="([^"#]*)/g)]
      .map(([, to]) => to!)
      .filter((to) => to.startsWith(origin))
      .map((to) => to.slice(origin.length) || "/"),
  );
  expect(paths.length).toBeGreaterThan(posts.length);
  for (const path of new Set(paths)) expect((await request.head(path)).status(), path).toBe(200);
});

test("the blog and its posts link to the feeds, and no other page does", async ({ request }) => {
  for (const { path, kind } of pages) {
    const html = await (await request.get(path)).text();
    const linked = feeds.filter(({ type, title, href }) =>
      html.includes(`<link rel="alternate" type="${type}" title="${title}" href="${href}"/>`),
    );
    expect(linked.length, path).toBe(kind === "blog" || kind === "post" ? feeds.length : 0);
  }
});
