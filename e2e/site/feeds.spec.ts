import { expect, test, type APIRequestContext } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { feeds } from "../../app/seo/files/feeds.server.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { pages } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

const { origin } = business;
const { posts } = getContent();
const addresses = posts.map(({ slug }) => canonicalAddress(`/blog/${slug}`, origin));
const [rss, atom, json] = feeds.map(({ href }) => href) as [string, string, string];

test.skip(posts.length === 0, "Without posts there are no feeds.");

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

type Rss = { rss: { channel: { item: { link: string[]; "content:encoded": string }[] } } };
type Atom = { feed: { entry: { id: string; content: { "#text": string } }[] } };
type Json = { items: { url: string; content_html: string }[] };

/** Address and text of every post in a feed; `app/seo/golden` states all that a feed holds. */
const postsIn: Record<string, (text: string) => [address: string, html: string][]> = {
  [rss]: (text) =>
    (parse(text) as Rss).rss.channel.item.map((item) => [item.link[0]!, item["content:encoded"]]),
  [atom]: (text) =>
    (parse(text) as Atom).feed.entry.map(({ id, content }) => [id, content["#text"]]),
  [json]: (text) => (JSON.parse(text) as Json).items.map((item) => [item.url, item.content_html]),
};

for (const [path, readPosts] of Object.entries(postsIn))
  test(`${path} has every post whole`, async ({ request }) => {
    const found = readPosts(await read(request, path));
    expect(found.map(([address]) => address)).toEqual(addresses);
    for (const [address, html] of found) expect(textFaults(html, address)).toEqual([]);
  });

test("everything a feed links to exists", async ({ request }) => {
  const paths = postsIn[json]!(await read(request, json)).flatMap(([, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"#]*)/g)]
      .map(([, to]) => to!)
      .filter((to) => to.startsWith(origin))
      .map((to) => to.slice(origin.length) || "/"),
  );
  expect(paths.length).toBeGreaterThan(posts.length);
  for (const path of new Set(paths)) expect((await request.head(path)).status(), path).toBe(200);
});

test(
  "the blog and its posts link to the feeds, and no other page does",
  onlyFull,
  async ({ request }) => {
    for (const { path, kind } of pages) {
      const html = await (await request.get(path)).text();
      const linked = feeds.filter(({ type, title, href }) =>
        html.includes(`<link rel="alternate" type="${type}" title="${title}" href="${href}"/>`),
      );
      expect(linked.length, path).toBe(kind === "blog" || kind === "post" ? feeds.length : 0);
    }
  },
);
