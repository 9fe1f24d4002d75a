import Container from "@mui/material/Container";
import { articleCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexHeading } from "../content/lists.server.ts";
import { toolLinks } from "../content/tools.server.ts";
import { ArticleList } from "../sections/lists/ArticleList.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { pageHead } from "../seo/head.server.ts";

export { meta } from "./meta.ts";

/** The posts or the guides, by the route. */
export function loader({ pattern }: { pattern: string }) {
  const isBlog = pattern === "blog";
  const path = `/${pattern}`;
  const content = getContent();
  const { home, posts, guides, words } = content;
  return {
    head: pageHead(path),
    page: indexHeading(path, content),
    articles: (isBlog ? posts : guides).map((article) => articleCard(article, content)),
    dated: isBlog,
    tools: isBlog ? [] : toolLinks(content),
    toolsTitle: words.article.tools,
    contact: home.contact,
  };
}

/** All posts, dated, or all guides. */
export default function Articles({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, page, tools, toolsTitle, contact, ...list } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <Container sx={{ pb: 12 }}>
        <SectionBoundary name="articles">
          <ArticleList {...list} />
        </SectionBoundary>
      </Container>
      <RelatedLinks title={toolsTitle} links={tools} flush />
      <ContactBand {...contact} />
    </>
  );
}
