import { getContent } from "../content/content.server.ts";
import { trustPage } from "../content/loaders/trust.server.ts";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { ReplyTable } from "../sections/trust/ReplyTable.tsx";
import { TrustFacts } from "../sections/trust/TrustFacts.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/trust";

export { meta } from "./meta.ts";

export const loader = () => ({ head: pageHead("/trust"), ...trustPage(getContent()) });

export default function Trust({ loaderData }: Route.ComponentProps) {
  const { head, page, picture, facts, replies, note, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} picture={picture} {...page} />
      <SectionBoundary name="facts">
        <TrustFacts facts={facts} />
      </SectionBoundary>
      <ReplyTable replies={replies} note={note} />
      <ContactBand {...contact} />
    </>
  );
}
