import { answered, projectCard } from "../content/cards.server.ts";
import { getContent, townsOf } from "../content/content.server.ts";
import { costGuide, costsOfService } from "../content/costs.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { readingFor, servicesBeside } from "../content/related.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { LinkList } from "../sections/lists/LinkList.tsx";
import { ProjectGrid } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { Prose } from "../sections/page/Prose.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import { SteelRule } from "../widgets/SteelRule/SteelRule.tsx";
import type { Route } from "./+types/service";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const service = findOr404(content.services, params.service);
  const towns = townsOf(service, content.towns);
  return {
    head: pageHead(`/services/${service.slug}`),
    service: { title: service.title, lead: service.lead, name: service.name },
    picture: showPicture(service.picture, content.pictures),
    text: renderMarkdown(service.body),
    costs: costsOfService(service.slug),
    costGuide: costGuide(),
    questions: answered(service.questions),
    projects: service.relatedProjects
      .map((slug) => projectCard(findOr404(content.projects, slug)))
      .slice(0, 3),
    towns: content.towns
      .filter(({ slug }) => towns.includes(slug))
      .map(({ name, slug }) => ({ name, href: `/services/${service.slug}/${slug}` })),
    related: [...readingFor([service.slug]).slice(0, 4), ...servicesBeside(service).slice(0, 4)],
    contact: content.home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Service({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, service, picture, text, questions, projects, towns, related } = loaderData;
  const whatsappHref = whatsappLink(
    contact.phoneNumber,
    contact.whatsappText,
    service.name.toLowerCase(),
  );
  return (
    <>
      <PageHeader
        breadcrumbs={head.breadcrumbs}
        title={service.title}
        lead={service.lead}
        picture={picture}
      />
      <SteelRule />
      <TextWithAside
        contact={contact}
        headings={text.headings}
        contentsBeside
        mark="From survey to sign-off"
        title="A free visit, then a drawing and a quote"
        whatsappHref={whatsappHref}
        whatsappLabel={`Message about ${service.name.toLowerCase()}`}
        hint="Photographs that help: the wall straight on, the window, and whatever has to stay."
      >
        <Prose html={text.html} />
      </TextWithAside>
      <CostBand
        id="cost"
        title="What it costs"
        tight
        text="These are prices that others publish, not our quotes. They tell you roughly what to set aside. Our own figure comes in writing, after we have seen the house."
        costs={loaderData.costs}
        guide={loaderData.costGuide}
      />
      {projects.length > 0 && (
        <Band title="Related projects" ground="ply">
          <ProjectGrid projects={projects} />
        </Band>
      )}
      <QuestionsBand title="Questions we are asked" questions={questions} />
      {towns.length > 0 && (
        <Band title={`${service.name} by town`} tight split>
          <LinkList links={towns} />
        </Band>
      )}
      <RelatedLinks title="Read on" links={related} />
      <ContactBand contact={contact} {...loaderData.contact} whatsappHref={whatsappHref} />
    </>
  );
}
