/** The blog as RSS, Atom and JSON feeds, with the full text of every post. */
import { XMLBuilder } from "fast-xml-parser";
import type { Content } from "../../content/entries.server.ts";
import { renderMarkdown } from "../../content/markdown.server.ts";
import { latestOf } from "../../lib/dates.ts";
import { canonicalAddress, type Alternate } from "../metadata.ts";
import { pictureFile } from "../pictures.server.ts";

/** The feeds with their paths and media types. */
export const feeds: Alternate[] = [
  { type: "application/rss+xml", title: "Blog as RSS", href: "/rss.xml" },
  { type: "application/atom+xml", title: "Blog as Atom", href: "/atom.xml" },
  { type: "application/feed+json", title: "Blog as JSON feed", href: "/feed.json" },
];
const [rssPath, atomPath, jsonPath] = feeds.map(({ href }) => href) as [string, string, string];

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  // Attributes without a value are not valid XML.
  suppressBooleanAttributes: false,
});

/** XML of a root element, with the declaration. */
export const xml = (root: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;

/** Makes links and pictures absolute, because feed readers show them elsewhere. */
export function absoluteLinks(html: string, page: string, origin: string): string {
  return html
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replace(/ srcset="[^"]*"/g, (list) => list.replace(/(["\s])\//g, `$1${origin}/`))
    .replace(/ href="#/g, ` href="${page}#`);
}

/** A date as an RFC 3339 timestamp. */
const moment = (date: string) => `${date}T00:00:00Z`;
const rfc822 = (date: string) => new Date(moment(date)).toUTCString();

/** The data shared by all feeds, newest post first. */
function blog(content: Content) {
  const { business, indexPages, posts } = content;
  const { origin } = business;
  const page = indexPages.find(({ path }) => path === "/blog")!;
  const items = posts.map((post) => {
    const url = canonicalAddress(`/blog/${post.slug}`, origin);
    const { src, alt, width, height } = pictureFile(post.picture, content);
    const picture = `<p><img src="${src}" alt="${alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="${width}" height="${height}"></p>`;
    const text = `${picture}\n${renderMarkdown(post.body).html}`;
    return { ...post, url, summary: post.lead, html: absoluteLinks(text, url, origin) };
  });
  const updated = latestOf(items.map((item) => item.updated)) ?? page.updated;
  return {
    title: `${page.title}, ${business.name}`,
    description: page.lead,
    url: canonicalAddress("/blog", origin),
    origin,
    name: business.name,
    language: business.locale.replace("_", "-"),
    updated,
    items,
  };
}

/**
 * RSS 2.0 with `content:encoded`. The author is in `dc:creator`, because `author` requires an email
 * address and a role has none.
 */
export function rss(content: Content): string {
  const { title, url, description, language, updated, origin, items } = blog(content);
  return xml({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title,
        link: url,
        description,
        language,
        lastBuildDate: rfc822(updated),
        "atom:link": { "@rel": "self", "@type": feeds[0]!.type, "@href": `${origin}${rssPath}` },
        item: items.map((item) => ({
          title: item.title,
          link: item.url,
          guid: { "@isPermaLink": "true", "#text": item.url },
          pubDate: rfc822(item.published),
          "dc:creator": item.author,
          category: item.tags,
          description: item.summary,
          "content:encoded": item.html,
        })),
      },
    },
  });
}

/** Atom (RFC 4287). */
export function atom(content: Content): string {
  const { title, url, description, language, updated, origin, name, items } = blog(content);
  return xml({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": language,
      id: url,
      title,
      subtitle: description,
      updated: moment(updated),
      author: { name, uri: origin },
      link: [
        { "@rel": "alternate", "@type": "text/html", "@href": url },
        { "@rel": "self", "@type": feeds[1]!.type, "@href": `${origin}${atomPath}` },
      ],
      entry: items.map((item) => ({
        id: item.url,
        title: item.title,
        link: { "@rel": "alternate", "@type": "text/html", "@href": item.url },
        published: moment(item.published),
        updated: moment(item.updated),
        author: { name: item.author },
        category: item.tags.map((term) => ({ "@term": term })),
        summary: item.summary,
        content: { "@type": "html", "#text": item.html },
      })),
    },
  });
}

/** JSON Feed 1.1. */
export function jsonFeed(content: Content): string {
  const { title, url, description, language, origin, name, items } = blog(content);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: url,
    feed_url: `${origin}${jsonPath}`,
    description,
    language,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    authors: [{ name, url: origin }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: moment(item.published),
      date_modified: moment(item.updated),
      authors: [{ name: item.author }],
      tags: item.tags,
      language,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
