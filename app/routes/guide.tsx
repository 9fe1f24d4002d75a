import { articleCard, answered, serviceLink } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { ArticlePage } from "../sections/page/ArticlePage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import type { Route } from "./+types/guide";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const guide = findOr404(content.guides, params.slug);
  return {
    head: pageHead(`/guides/${guide.slug}`),
    article: {
      ...articleCard(guide),
      updated: guide.updated,
      author: "Our founder",
    },
    text: renderMarkdown(guide.body),
    questions: answered(guide.questions),
    services: content.services
      .filter(({ slug }) => guide.relatedServices.includes(slug))
      .map((service) => serviceLink(service)),
    others: content.guides
      .filter((other) => other !== guide)
      .slice(0, 3)
      .map((other) => articleCard(other)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Guide({ loaderData }: Route.ComponentProps) {
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
