import Container from "@mui/material/Container";
import { articleCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexPage } from "../content/lists.server.ts";
import { ArticleList } from "../sections/lists/ArticleList.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/blog";
import { memoPage } from "./memoPage.ts";

export { meta } from "./meta.ts";

export function loader() {
  return {
    head: pageHead("/blog"),
    page: indexPage("/blog"),
    posts: getContent().posts.map((post) => articleCard(post)),
  };
}

export default memoPage(function Blog({ loaderData: { head, page, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={page.title} lead={page.lead} />
      <Container sx={{ pb: 12 }}>
        <ArticleList lead articles={posts} dated />
      </Container>
    </>
  );
});
