import { answered, projectsOf } from "../cards.server.ts";
import { inSentence, townsOf, type Content } from "../entries.server.ts";
import { withContents } from "../tableOfContents.server.ts";
import { costGuide, costsOfService, whyOursDiffer } from "../costs.server.ts";
import { serviceGlance } from "../glance.server.ts";
import { findOr404 } from "../findOr404.server.ts";
import { openingOf, picturesIn, sectionsOf } from "../markdown.server.ts";
import { showPicture } from "../pictures.server.ts";
import { readingFor, servicesBeside } from "../related.server.ts";
import { toolsOf } from "../tools.server.ts";
import { serviceInTownPath, servicePath } from "../../lib/paths.ts";

/** Data of a service's page. @throws a 404 response if there is none */
export function servicePage(slug: string, content: Content) {
  const service = findOr404(content.services, slug);
  const towns = townsOf(service, content.towns);
  const costs = costsOfService(service, content);
  const tools = toolsOf(servicePath(slug), content);
  const { questions } = service;
  const { costsTitle, questions: questionsTitle } = content.words.service;
  const text = sectionsOf(service.body, content);
  const opening = openingOf(text);
  const { speaker } = content.business;
  return {
    page: {
      title: service.title,
      lead: service.lead,
      picture: showPicture(service.picture, content.pictures),
      ...(!opening && { speaker }),
    },
    opening: opening ? { html: opening, speaker } : undefined,
    facts: serviceGlance(service, content).facts,
    name: service.name,
    /** The page's subject, named in messages that are begun on it. */
    about: inSentence(service),
    text: withContents(
      { ...text, isOpeningApart: Boolean(opening) },
      {
        costs: { title: costsTitle, costs },
        tools,
        questions: { title: questionsTitle, questions },
      },
    ),
    prices: {
      costs,
      why: whyOursDiffer(costs, content),
      guide: costGuide(content),
      choose: service.choose,
    },
    tools,
    questions: answered(questions, content),
    projects: projectsOf(service, content, [
      service.picture.src,
      ...picturesIn(service.body, content),
    ]),
    towns: content.towns
      .filter((town) => towns.includes(town.slug))
      .map((town) => ({ name: town.name, href: serviceInTownPath(slug, town.slug) })),
    related: [
      ...readingFor([slug], content).slice(0, 2),
      ...servicesBeside(service, content).slice(0, 1),
    ],
    words: content.words.service,
    contact: content.home.contact,
  };
}
