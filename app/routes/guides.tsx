import Container from "@mui/material/Container";
import { articleCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexPage } from "../content/lists.server.ts";
import { ArticleList } from "../sections/lists/ArticleList.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/guides";
import { memoPage } from "./memoPage.ts";

export { meta } from "./meta.ts";

export function loader() {
  return {
    head: pageHead("/guides"),
    page: indexPage("/guides"),
    guides: getContent().guides.map((guide) => articleCard(guide)),
  };
}

export default memoPage(function Guides({
  loaderData: { head, page, guides },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={page.title} lead={page.lead} />
      <Container sx={{ pb: 12 }}>
        <ArticleList lead articles={guides} />
      </Container>
    </>
  );
});
