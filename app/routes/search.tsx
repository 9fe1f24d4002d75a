import Container from "@mui/material/Container";
import { anchor } from "../content/anchor.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexHeading } from "../content/lists.server.ts";
import { SearchPage } from "../sections/search/SearchPage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { getPages } from "../seo/pages.server.ts";
import { searchGroups } from "../seo/search.server.ts";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import type { Route } from "./+types/search";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  return {
    head: pageHead("/search"),
    page: indexHeading("/search", content),
    groups: searchGroups(getPages(), content),
    // The first group is what most ask.
    questions: content.faq[0]!.questions.slice(0, 5).map(({ question }) => ({
      name: question,
      href: `/faq#${anchor(question)}`,
    })),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { head, page, ...search } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      {/* Few results do not bring the footer up into the window. */}
      <Container sx={{ pb: 12, minHeight: "100vh" }}>
        <SectionBoundary name="pages">
          <SearchPage {...search} />
        </SectionBoundary>
      </Container>
    </>
  );
}
