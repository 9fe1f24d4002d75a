import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import { testimonialCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { claimsOf } from "../content/contact.ts";
import { indexHeading, listedTestimonials, testimonialFilters } from "../content/lists.server.ts";
import { ratingWords } from "../lib/firmFacts.ts";
import { FilteredQuotes } from "../sections/lists/FilteredQuotes.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import { TrustBadge } from "../widgets/TrustBadge/TrustBadge.tsx";
import type { Route } from "./+types/testimonials";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { business, home, testimonials, words } = content;
  const { rating } = business;
  const { title, lead } = indexHeading("/testimonials", content);
  return {
    head: pageHead("/testimonials"),
    // The lead refers to the testimonials below it.
    page: { title, ...(testimonials.length > 0 && { lead }) },
    quotes: listedTestimonials(content).map((entry) => testimonialCard(entry, content)),
    choices: testimonialFilters(content),
    trust: { claims: claimsOf("trust-badge", business), label: words.labels.record },
    rating: rating?.basis && `${ratingWords(rating)}. ${rating.basis}`,
    contact: home.contact,
  };
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { head, page, quotes, choices, trust, rating, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <Container sx={{ pb: { xs: 6, md: 12 } }}>
        <SectionBoundary name="quotes">
          <FilteredQuotes quotes={quotes} choices={choices} />
        </SectionBoundary>
      </Container>
      {trust.claims.length > 0 && (
        <Band title={trust.label} text={rating} tone="warm">
          <Box sx={{ mt: { xs: 3, md: 5 } }}>
            <TrustBadge {...trust} variant="detailed" />
          </Box>
        </Band>
      )}
      <ContactBand {...contact} />
    </>
  );
}
