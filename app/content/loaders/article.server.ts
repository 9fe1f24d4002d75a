import { answered, articleCard } from "../cards.server.ts";
import type { Content, Guide, Post } from "../entries.server.ts";
import { withContents, type Around } from "../tableOfContents.server.ts";
import { costsOfGuide, whyOursDiffer } from "../costs.server.ts";
import { guideGlance } from "../glance.server.ts";
import { findOr404 } from "../findOr404.server.ts";
import { sectionsOf } from "../markdown.server.ts";
import { toolsOf, type ShownTool } from "../tools.server.ts";
import { guidePath, postPath, servicePath } from "../../lib/paths.ts";

/** The data shared by guides and posts. `others` is in order of preference. */
const articlePage = <Entry extends Guide | Post>(
  entry: Entry,
  content: Content,
  author: string,
  others: Entry[],
  tools: ShownTool[],
  around: Around = {},
) => ({
  /** The page's subject, named in messages that are begun on it. */
  about: entry.title,
  article: { ...articleCard(entry, content), updated: entry.updated, author },
  text: withContents(sectionsOf(entry.body, content), { tools, ...around }),
  tools,
  words: content.words.article,
  services: content.services
    .filter(({ slug }) => entry.relatedServices.includes(slug))
    .map(({ name, slug }) => ({
      kind: content.words.kinds.service,
      name,
      href: servicePath(slug),
    })),
  others: others
    .filter((other) => other !== entry)
    // They share a row.
    .slice(0, 2)
    .map((other) => {
      const { name, href, picture } = articleCard(other, content);
      return { name, href, picture };
    }),
});

/** Data of a guide's page. @throws a 404 response if there is none */
export function guidePage(slug: string, content: Content) {
  const { guides, words } = content;
  const guide = findOr404(guides, slug);
  const costs = costsOfGuide(slug, content);
  const tools = toolsOf(guidePath(slug), content);
  return {
    ...articlePage(guide, content, words.authors.guides, guides, tools, {
      costs: { title: words.guide.costsTitle, costs },
      questions: { title: words.article.questions, questions: guide.questions },
    }),
    glance: guideGlance(guide, content),
    costWords: words.guide,
    prices: { costs, why: whyOursDiffer(costs, content) },
    questions: answered(guide.questions, content),
  };
}

/** How much another post has of this one's subject: tags count most, then services, then the section. */
function nearness(post: Post, other: Post) {
  const shared = (ours: string[], theirs: string[]) => ours.filter((each) => theirs.includes(each));
  return (
    4 * shared(post.tags, other.tags).length +
    // One that is about many services is about none of them.
    (2 * shared(post.relatedServices, other.relatedServices).length) /
      Math.max(2, other.relatedServices.length) +
    2 * Number(post.section === other.section)
  );
}

/** Data of a post's page. @throws a 404 response if there is none */
export function postPage(slug: string, content: Content) {
  const { posts } = content;
  const post = findOr404(posts, slug);
  const others = [...posts].sort((a, b) => nearness(post, b) - nearness(post, a));
  const tools = toolsOf(postPath(slug), content);
  return {
    ...articlePage(post, content, post.author, others, tools),
    questions: [],
  };
}
export type PostPage = ReturnType<typeof postPage>;
