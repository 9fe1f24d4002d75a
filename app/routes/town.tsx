import { answered, projectCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { townsNear } from "../content/related.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { FactList } from "../sections/lists/FactList.tsx";
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
import { townFacts } from "../content/townFacts.server.ts";
import type { Route } from "./+types/town";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const town = findOr404(content.towns, params.town);
  const service = (slug: string) => content.services.find((entry) => entry.slug === slug)!;
  return {
    head: pageHead(`/locations/${town.slug}`),
    town: { title: town.title, lead: town.lead, name: town.name, inSentence: town.inSentence },
    text: renderMarkdown(town.body),
    facts: townFacts(town),
    questions: answered(town.questions),
    projects: content.projects
      .filter(({ towns }) => towns.includes(town.slug))
      .slice(0, 3)
      .map((entry) => projectCard(entry)),
    services: content.serviceTowns
      .filter((entry) => entry.town === town.slug)
      .map((entry) => service(entry.service))
      .toSorted((a, b) => a.order - b.order)
      .map(({ name, slug }) => ({
        kind: "Service",
        name: `${name} in ${town.inSentence}`,
        href: `/services/${slug}/${town.slug}`,
      })),
    others: townsNear(town)
      .slice(0, 4)
      .map(({ name, slug }) => ({ kind: "Town", name, href: `/locations/${slug}` })),
    contact: content.home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Town({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, town, text, facts, questions, projects, services, others } = loaderData;
  const whatsappHref = whatsappLink(
    contact.phoneNumber,
    contact.whatsappText,
    `work in ${town.inSentence}`,
  );
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={town.title} lead={town.lead} />
      <FactList facts={facts} />
      <TextWithAside
        contact={contact}
        headings={text.headings}
        contentsBeside
        mark={town.name}
        title="A free visit, then a drawing and a quote"
        whatsappHref={whatsappHref}
        whatsappLabel="Message us on WhatsApp"
        hint="Photographs of the room or the front of the house help, with a rough width."
      >
        <Prose html={text.html} />
      </TextWithAside>
      <RelatedLinks title={`Services in ${town.inSentence}`} links={services} tight />
      {projects.length > 0 && (
        <Band title="Work near here" ground="ply">
          <ProjectGrid projects={projects} />
        </Band>
      )}
      <QuestionsBand title={`Questions about work in ${town.inSentence}`} questions={questions} />
      <RelatedLinks title="Towns nearby" links={others} tight />
      <ContactBand contact={contact} {...loaderData.contact} whatsappHref={whatsappHref} />
    </>
  );
}
