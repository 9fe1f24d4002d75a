/** The blog as an RSS feed, with the full text of every post. */
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Content } from "../../content/entries.server.ts";
import { textTree } from "../../content/markdown.server.ts";
import { latestOf } from "../../lib/dates.ts";
import { h, toHtml } from "../../lib/hast.ts";
import { postPath } from "../../lib/paths.ts";
import { canonicalAddress } from "../metadata.ts";
import { pictureFile } from "../pictures.server.ts";
import { xml } from "./xml.server.ts";

export const feed = { type: "application/rss+xml", href: "/rss.xml" };

/** A firm without posts has no feed. */
export const hasFeed = ({ posts }: Content) => posts.length > 0;

const blogOf = ({ indexPages }: Content) => indexPages.find(({ path }) => path === "/blog")!;

/** The feed's name where pages link to it. */
export const feedTitle = (content: Content) => `${blogOf(content).name} as RSS`;

/**
 * Makes links and pictures absolute, because feed readers show them elsewhere. A picture is its one
 * file that all of them can show.
 */
function forReaders(tree: Root, page: string) {
  visit(tree, "element", ({ properties, children }) => {
    for (const name of ["href", "src"]) {
      const value = properties[name];
      if (typeof value === "string" && /^[/#]/.test(value))
        properties[name] = new URL(value, page).href;
    }
    const source = children.findIndex(
      (node) => node.type === "element" && node.tagName === "source",
    );
    if (source >= 0) children.splice(source, 1);
  });
}

const rfc822 = (date: string) => new Date(date).toUTCString();

/** A post's picture and text as HTML. */
function htmlOf(post: Content["posts"][number], address: string, content: Content) {
  const { src, alt } = pictureFile(post.picture, content);
  const { tree } = textTree(post.body, content);
  tree.children.unshift(h("p", {}, h("img", { src, alt })));
  forReaders(tree, address);
  return toHtml(tree.children);
}

/**
 * RSS 2.0 with `content:encoded`, newest post first. The author is in `dc:creator`, because `author`
 * requires an email address and a role has none.
 */
export function rss(content: Content): string {
  const { business, posts } = content;
  const { origin } = business;
  const page = blogOf(content);
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
        lastBuildDate: rfc822(latestOf(posts.map((post) => post.updated))!),
        "atom:link": { "@rel": "self", "@type": feed.type, "@href": `${origin}${feed.href}` },
        item: posts.map((post) => {
          const url = canonicalAddress(postPath(post.slug), origin);
          return {
            title: post.title,
            link: url,
            guid: { "@isPermaLink": "true", "#text": url },
            pubDate: rfc822(post.published),
            "dc:creator": post.author,
            category: post.tags,
            description: post.lead,
            "content:encoded": htmlOf(post, url, content),
          };
        }),
      },
    },
  });
}
