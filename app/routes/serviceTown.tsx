import { answered, projectCard } from "../content/cards.server.ts";
import { getContent, townsOf } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { townsNear } from "../content/related.server.ts";
import { townFacts } from "../content/townFacts.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { FactList } from "../sections/lists/FactList.tsx";
import { NearestProject } from "../sections/lists/NearestProject.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { Prose } from "../sections/page/Prose.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import type { Route } from "./+types/serviceTown";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const service = findOr404(content.services, params.service);
  const town = findOr404(content.towns, params.town);
  const entry = findOr404(
    content.serviceTowns.filter(({ service: slug }) => slug === service.slug),
    town.slug,
  );
  const nearest = content.projects.find(({ slug }) => slug === entry.nearestProject);
  return {
    head: pageHead(`/services/${service.slug}/${town.slug}`),
    entry: { title: entry.title, lead: entry.lead, nearestNote: entry.nearestNote },
    service: { name: service.name },
    town: { name: town.name, inSentence: town.inSentence },
    text: renderMarkdown(entry.body),
    facts: townFacts(town, nearest && projectCard(nearest)),
    questions: answered(entry.questions),
    nearest: nearest && projectCard(nearest),
    related: [
      {
        kind: "Service",
        name: `All about ${service.name.toLowerCase()}`,
        href: `/services/${service.slug}`,
      },
      {
        kind: "Town",
        name: `Houses and planning rules in ${town.inSentence}`,
        href: `/locations/${town.slug}`,
      },
      ...content.serviceTowns
        .filter((other) => other.town === town.slug && other !== entry)
        .map((other) => content.services.find(({ slug }) => slug === other.service)!)
        .toSorted((a, b) => a.order - b.order)
        .slice(0, 4)
        .map(({ name, slug }) => ({
          kind: town.name,
          name: `${name} in ${town.inSentence}`,
          href: `/services/${slug}/${town.slug}`,
        })),
      ...townsNear(town)
        .filter(({ slug }) => townsOf(service, content.towns).includes(slug))
        .slice(0, 2)
        .map((other) => ({
          kind: "Nearby",
          name: `${service.name} in ${other.inSentence}`,
          href: `/services/${service.slug}/${other.slug}`,
        })),
    ],
    contact: content.home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function ServiceTown({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, entry, service, town, text, facts, questions, nearest, related } = loaderData;
  const whatsappHref = whatsappLink(
    contact.phoneNumber,
    contact.whatsappText,
    `${service.name.toLowerCase()} in ${town.inSentence}`,
  );
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={entry.title} lead={entry.lead} />
      <FactList facts={facts} />
      <TextWithAside
        contact={contact}
        headings={text.headings}
        contentsBeside
        mark={town.name}
        title="Show us what is there now"
        whatsappHref={whatsappHref}
        whatsappLabel="Message us on WhatsApp"
        hint="Two or three photographs and a rough width are enough to start with."
      >
        <Prose html={text.html} />
        <NearestProject project={nearest} note={entry.nearestNote} />
      </TextWithAside>
      <QuestionsBand title={`Questions from ${town.inSentence}`} questions={questions} />
      <RelatedLinks title="Read on" links={related} tight />
      <ContactBand contact={contact} {...loaderData.contact} whatsappHref={whatsappHref} />
    </>
  );
}
