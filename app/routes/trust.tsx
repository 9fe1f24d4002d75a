import Box from "@mui/material/Box";
import { getContent } from "../content/content.server.ts";
import { trustPage } from "../content/loaders/trust.server.ts";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { ReplyTable } from "../sections/trust/ReplyTable.tsx";
import { TrustFacts } from "../sections/trust/TrustFacts.tsx";
import { pageHead } from "../seo/head.server.ts";
import { TrustBadge } from "../widgets/TrustBadge/TrustBadge.tsx";
import type { Route } from "./+types/trust";

export { meta } from "./meta.ts";

export const loader = () => ({ head: pageHead("/trust"), ...trustPage(getContent()) });

export default function Trust({ loaderData }: Route.ComponentProps) {
  const { head, page, facts, replies, note, record, rating, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <SectionBoundary name="facts">
        <TrustFacts facts={facts} />
      </SectionBoundary>
      <ReplyTable replies={replies} note={note} />
      {record.claims.length > 0 && (
        <Band title={record.label} text={rating}>
          <Box sx={{ mt: { xs: 3, md: 5 } }}>
            <TrustBadge {...record} variant="detailed" />
          </Box>
        </Band>
      )}
      <ContactBand {...contact} />
    </>
  );
}
