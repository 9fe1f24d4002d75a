import { articleCard, serviceLink } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { ArticlePage } from "../sections/page/ArticlePage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import type { Route } from "./+types/post";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const post = findOr404(content.posts, params.slug);
  return {
    head: pageHead(`/blog/${post.slug}`),
    article: {
      ...articleCard(post),
      updated: post.updated,
      author: post.author,
    },
    text: renderMarkdown(post.body),
    questions: [],
    services: content.services
      .filter(({ slug }) => post.relatedServices.includes(slug))
      .map((service) => serviceLink(service)),
    others: content.posts
      .filter((other) => other !== post)
      .toSorted((a, b) => Number(b.section === post.section) - Number(a.section === post.section))
      .slice(0, 3)
      .map((other) => articleCard(other)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Post({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, ...article } = loaderData;
  const whatsappHref = whatsappLink(
    contact.phoneNumber,
    contact.whatsappText,
    article.article.name,
  );
  return (
    <ArticlePage
      breadcrumbs={head.breadcrumbs}
      contact={contact}
      whatsappHref={whatsappHref}
      {...article}
    />
  );
}
