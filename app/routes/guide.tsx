import { articleCard, answered } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { costsOfGuide } from "../content/costs.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
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
    costs: costsOfGuide(guide.slug),
    questions: answered(guide.questions),
    services: content.services
      .filter(({ slug }) => guide.relatedServices.includes(slug))
      .map(({ name, slug }) => ({ name, href: `/services/${slug}` })),
    others: content.guides
      .filter((other) => other !== guide)
      .slice(0, 3)
      .map((other) => articleCard(other)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, costs, ...article } = loaderData;
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
      aboveText={
        <CostBand
          id="cost"
          title="What others publish"
          text="Low, typical and high, with who says so and when. None of it is our quote."
          ground="ply"
          costs={costs}
        />
      }
      {...article}
    />
  );
}
