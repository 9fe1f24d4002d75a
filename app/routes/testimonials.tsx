import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { quote } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { claimsOf } from "../content/contact.ts";
import { indexHeading } from "../content/lists.server.ts";
import { ratingWords } from "../lib/firmFacts.ts";
import { FilteredQuotes } from "../sections/lists/FilteredQuotes.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import { layout } from "../theme/tokens.ts";
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
    // First those with a picture of the job beside them.
    quotes: testimonials
      .map((entry) => quote(entry, content))
      .sort((a, b) => Number(!a.project) - Number(!b.project)),
    trust: { claims: claimsOf("trust-badge", business), label: words.labels.record },
    rating: rating?.basis && `${ratingWords(rating)}. ${rating.basis}`,
    contact: home.contact,
  };
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { head, page, quotes, trust, rating, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <Container sx={{ pb: 12 }}>
        <TrustBadge {...trust} variant="detailed" />
        {rating && <Typography sx={{ mt: 2.5, maxWidth: layout.text }}>{rating}</Typography>}
        <SectionBoundary name="quotes">
          <FilteredQuotes quotes={quotes} />
        </SectionBoundary>
      </Container>
      <ContactBand {...contact} />
    </>
  );
}
