import { answered, projectCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { townFacts } from "../content/townFacts.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { FactList } from "../sections/lists/FactList.tsx";
import { LinkList } from "../sections/lists/LinkList.tsx";
import { NearestProject } from "../sections/lists/NearestProject.tsx";
import { Band } from "../sections/page/Band.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { Prose } from "../sections/page/Prose.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { pageHead } from "../seo/head.server.ts";
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
    service: { name: service.name, href: `/services/${service.slug}` },
    town: { name: town.name, inSentence: town.inSentence, href: `/locations/${town.slug}` },
    text: renderMarkdown(entry.body).html,
    facts: townFacts(town),
    questions: answered(entry.questions),
    nearest: nearest && projectCard(nearest),
    sameTown: content.serviceTowns
      .filter((other) => other.town === town.slug && other !== entry)
      .map((other) => content.services.find(({ slug }) => slug === other.service)!)
      .toSorted((a, b) => a.order - b.order)
      .map(({ name, slug }) => ({
        name: `${name} in ${town.inSentence}`,
        href: `/services/${slug}/${town.slug}`,
      })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head.meta ?? [];

export default function ServiceTown({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, entry, service, town, text, facts, questions, nearest, sameTown } = loaderData;
  const subject = `${service.name.toLowerCase()} in ${town.inSentence}`;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={entry.title} lead={entry.lead} />
      <FactList facts={facts} />
      <TextWithAside
        contact={contact}
        mark={town.name}
        title="Show us what is there now"
        whatsappHref={whatsappLink(contact.phoneNumber, contact.whatsappText, subject)}
        whatsappLabel="Message us on WhatsApp"
        hint="Two or three photographs and a rough width are enough to start with."
      >
        <Prose html={text} />
        <NearestProject project={nearest} note={entry.nearestNote} />
      </TextWithAside>
      <QuestionsBand title={`Questions from ${town.inSentence}`} questions={questions} />
      <Band title="Read on" tight>
        <LinkList
          links={[
            { name: `All about ${service.name.toLowerCase()}`, href: service.href },
            { name: `All our work in ${town.inSentence}`, href: town.href },
            ...sameTown,
          ]}
        />
      </Band>
    </>
  );
}
