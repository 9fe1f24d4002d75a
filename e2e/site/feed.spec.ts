import { expect, test, type APIRequestContext } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { feed } from "../../app/seo/files/feed.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { pages } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

const { origin } = business;
const { posts } = getContent();
const addresses = posts.map(({ slug }) => canonicalAddress(`/blog/${slug}`, origin));

test.skip(posts.length === 0, "Without posts there is no feed.");

type Rss = { rss: { channel: { item: { link: string; "content:encoded": string }[] } } };

/** Address and text of every post in the feed; `app/seo/golden` states all that it holds. */
async function read(request: APIRequestContext): Promise<[address: string, html: string][]> {
  const parser = new XMLParser({
    processEntities: { maxTotalExpansions: Infinity },
    isArray: (tag) => tag === "item",
  });
  const { rss } = parser.parse(await (await request.get(feed.href)).text()) as Rss;
  return rss.channel.item.map((item) => [item.link, item["content:encoded"]]);
}

/** What is wrong with a post's text in the feed: relative links, missing text. */
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

test("the feed has every post whole", async ({ request }) => {
  const found = await read(request);
  expect(found.map(([address]) => address)).toEqual(addresses);
  for (const [address, html] of found) expect(textFaults(html, address)).toEqual([]);
});

test("everything the feed links to exists", async ({ request }) => {
  const paths = (await read(request)).flatMap(([, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"#]*)/g)]
      .map(([, to]) => to!)
      .filter((to) => to.startsWith(origin))
      .map((to) => to.slice(origin.length) || "/"),
  );
  expect(paths.length).toBeGreaterThan(posts.length);
  for (const path of new Set(paths)) expect((await request.head(path)).status(), path).toBe(200);
});

test(
  "the blog and its posts link to the feed, and no other page does",
  onlyFull,
  async ({ request }) => {
    const { type, title, href } = feed;
    for (const { path, kind } of pages) {
      const html = await (await request.get(path)).text();
      const isLinked = html.includes(
        `<link rel="alternate" type="${type}" title="${title}" href="${href}"/>`,
      );
      expect(isLinked, path).toBe(kind === "blog" || kind === "post");
    }
  },
);
