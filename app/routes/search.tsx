import Container from "@mui/material/Container";
import { indexPage } from "../content/lists.server.ts";
import { SearchPage } from "../sections/search/SearchPage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { searchGroups } from "../seo/search.server.ts";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import type { Route } from "./+types/search";

export function loader() {
  return { head: pageHead("/search"), page: indexPage("/search"), groups: searchGroups() };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head.meta ?? [];

export default function Search({ loaderData: { head, page, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={page.title} lead={page.lead} />
      <Container sx={{ pb: 12 }}>
        <SearchPage groups={groups} />
      </Container>
    </>
  );
}
