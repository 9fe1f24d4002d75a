import Container from "@mui/material/Container";
import { serviceLink } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexPage } from "../content/lists.server.ts";
import { ServiceList } from "../sections/lists/ServiceList.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import type { Route } from "./+types/services";
import { useShell } from "./useShell.ts";

export function loader() {
  const { services, home } = getContent();
  return {
    head: pageHead("/services"),
    page: indexPage("/services"),
    services: services.map((service) => serviceLink(service)),
    contact: home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Services({ loaderData }: Route.ComponentProps) {
  const { head, page, services, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={page.title} lead={page.lead} />
      <Container sx={{ pb: 12 }}>
        <SectionBoundary name="list">
          <ServiceList services={services} />
        </SectionBoundary>
      </Container>
      <ContactBand contact={useShell().contact} {...contact} />
    </>
  );
}
