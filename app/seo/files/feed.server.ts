/** The blog as an RSS feed, with the full text of every post. */
import { XMLBuilder } from "fast-xml-parser";
import type { Content } from "../../content/entries.server.ts";
import { renderMarkdown } from "../../content/markdown.server.ts";
import { latestOf } from "../../lib/dates.ts";
import { postPath } from "../../lib/paths.ts";
import { canonicalAddress } from "../metadata.ts";
import { pictureFile } from "../pictures.server.ts";

export const feed = { type: "application/rss+xml", href: "/rss.xml" };

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

const rfc822 = (date: string) => new Date(date).toUTCString();

/**
 * RSS 2.0 with `content:encoded`, newest post first. The author is in `dc:creator`, because `author`
 * requires an email address and a role has none.
 */
export function rss(content: Content): string {
  const { business, indexPages, posts } = content;
  const { origin } = business;
  const page = indexPages.find(({ path }) => path === "/blog")!;
  const updated = latestOf(posts.map((post) => post.updated)) ?? page.updated;
  return xml({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title: `${page.title}, ${business.name}`,
        link: canonicalAddress("/blog", origin),
        description: page.lead,
        language: business.locale.replace("_", "-"),
        lastBuildDate: rfc822(updated),
        "atom:link": { "@rel": "self", "@type": feed.type, "@href": `${origin}${feed.href}` },
        item: posts.map((post) => {
          const url = canonicalAddress(postPath(post.slug), origin);
          const { src, alt, width, height } = pictureFile(post.picture, content);
          const picture = `<p><img src="${src}" alt="${alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="${width}" height="${height}"></p>`;
          const html = `${picture}\n${renderMarkdown(post.body, content).html}`;
          return {
            title: post.title,
            link: url,
            guid: { "@isPermaLink": "true", "#text": url },
            pubDate: rfc822(post.published),
            "dc:creator": post.author,
            category: post.tags,
            description: post.lead,
            "content:encoded": absoluteLinks(html, url, origin),
          };
        }),
      },
    },
  });
}
