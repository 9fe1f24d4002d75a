import Container from "@mui/material/Container";
import { getContent } from "../content/content.server.ts";
import {
  averageMark,
  indexHeading,
  testimonialFilters,
  testimonialList,
} from "../content/lists.server.ts";
import { FilteredQuotes } from "../sections/lists/FilteredQuotes.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import { DimensionLine } from "../widgets/DimensionLine/DimensionLine.tsx";
import type { Route } from "./+types/testimonials";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { home, testimonials, words } = content;
  const { title, lead } = indexHeading("/testimonials", content);
  return {
    head: pageHead("/testimonials"),
    // The lead refers to the testimonials below it.
    page: { title, ...(testimonials.length > 0 && { lead }) },
    average: averageMark(content),
    quotes: testimonialList(content),
    choices: testimonialFilters(content),
    notes: words.testimonials.notes,
    contact: home.contact,
  };
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { head, page, average, quotes, choices, notes, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        {average && (
          <DimensionLine style={{ maxWidth: 400, marginTop: 14 }}>{average}</DimensionLine>
        )}
      </PageHeader>
      <Container sx={{ pb: { xs: 6, md: 12 } }}>
        <SectionBoundary name="quotes">
          <FilteredQuotes quotes={quotes} choices={choices} notes={notes} />
        </SectionBoundary>
      </Container>
      <ContactBand {...contact} />
    </>
  );
}
