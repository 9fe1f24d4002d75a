import Container from "@mui/material/Container";
import { serviceLink } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexHeading, leadFirst } from "../content/lists.server.ts";
import { allCosts, costGuide, whyOursDiffer } from "../content/costs.server.ts";
import { priceFrom, servicePrice } from "../content/glance.server.ts";
import { permissionLinks, toolsOf } from "../content/tools.server.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { ServiceIndex } from "../sections/lists/ServiceIndex.tsx";
import { ServiceList } from "../sections/lists/ServiceList.tsx";
import { AskAbout } from "../sections/page/AskAbout.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { ToolBands } from "../sections/tools/ToolBands.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/services";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { home, words } = content;
  const costs = allCosts(content);
  return {
    head: pageHead("/services"),
    page: indexHeading("/services", content),
    services: leadFirst(content).map((service) => ({
      ...serviceLink(service, content),
      price: servicePrice(service, content),
      from: priceFrom(service, content),
    })),
    prices: { costs, why: whyOursDiffer(costs, content), guide: costGuide(content) },
    permission: permissionLinks(content).slice(0, 1),
    tools: toolsOf("/services", content),
    words: words.services,
    contact: home.contact,
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { head, page, services, prices, permission, tools, words, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        <AskAbout />
      </PageHeader>
      <Container sx={{ pb: 12 }}>
        <SectionBoundary name="list">
          <ServiceIndex label={words.list} services={services} more={permission} />
          <ServiceList services={services} />
        </SectionBoundary>
      </Container>
      <CostBand title={words.costsTitle} text={words.costs} flush isOverview {...prices} />
      <ToolBands tools={tools} />
      <ContactBand {...contact} />
    </>
  );
}
