import { answered, projectCard, projectsOf } from "../cards.server.ts";
import { withContents } from "../tableOfContents.server.ts";
import { inSentence, townsOf, type Content, type Town } from "../entries.server.ts";
import { serviceGlance } from "../glance.server.ts";
import { findOr404 } from "../findOr404.server.ts";
import { openingOf, sectionsOf } from "../markdown.server.ts";
import { showPicture } from "../pictures.server.ts";
import { serviceTownPicture, townPictures } from "../photographs.server.ts";
import { projectsNear, servicesIn, townsNear } from "../related.server.ts";
import type { Picture } from "../schema/common.ts";
import { townFacts } from "../townFacts.server.ts";
import { servicePath, townPath } from "../../lib/paths.ts";

/** A page's header: its words, who says "I" on it, and a photograph, or the town's own picture. */
const header = (
  { title, lead }: Pick<Town, "title" | "lead">,
  picture: Picture | undefined,
  { business, pictures }: Content,
) => ({
  title,
  lead,
  speaker: business.speaker,
  ...(picture && { picture: showPicture(picture, pictures) }),
});

/** The town's own picture, if it isn't in the header. */
const besides = ({ picture }: Town, shown?: Picture) =>
  picture?.src === shown?.src ? undefined : picture;

/** Data of a town's page. @throws a 404 response if there is none */
export function townPage(slug: string, content: Content) {
  const town = findOr404(content.towns, slug);
  const about = `work in ${town.inSentence}`;
  const picture = townPictures(content).get(slug);
  const questionsTitle = `${content.words.town.questions} ${about}`;
  return {
    page: header(town, picture, content),
    /** The page's subject, named in messages that are begun on it. */
    about,
    town: { name: town.name, inSentence: town.inSentence },
    text: withContents(sectionsOf(town.body, content, besides(town, picture)), {
      questions: { title: questionsTitle, questions: town.questions },
    }),
    questionsTitle,
    facts: townFacts(town, content),
    questions: answered(town.questions, content),
    projects: projectsNear(town, content)
      .slice(0, 3)
      .map((entry) => projectCard(entry, content, picture && [picture.src])),
    services: servicesIn(town, content),
    others: townsNear(town, content)
      .slice(0, 4)
      .map((other) => ({
        kind: content.words.kinds.town,
        name: other.name,
        href: townPath(other.slug),
      })),
    words: content.words.town,
    contact: content.home.contact,
  };
}

/** Data of a page about a service in a town. @throws a 404 response if there is none */
export function serviceTownPage(serviceSlug: string, townSlug: string, content: Content) {
  const service = findOr404(content.services, serviceSlug);
  const town = findOr404(content.towns, townSlug);
  const ofService = content.serviceTowns.filter((entry) => entry.service === serviceSlug);
  const entry = findOr404(ofService, townSlug);
  const nearest = content.projects.find(({ slug }) => slug === entry.nearestProject);
  // The town's own drawing says where; a photograph would be of a house elsewhere.
  const picture = town.picture ?? serviceTownPicture(service, town, nearest, content);
  const text = sectionsOf(entry.body, content, besides(town, picture));
  const opening = openingOf(text);
  const seen = picture && [picture.src];
  const project = nearest && projectCard(nearest, content, seen);
  const { name } = service;
  const { kinds, serviceTown: words } = content.words;
  const href = servicePath(serviceSlug);
  const questionsTitle = `${words.questions} ${town.inSentence}`;
  return {
    page: { ...header(entry, picture, content), ...(opening && { speaker: undefined }) },
    opening: opening ? { html: opening, speaker: content.business.speaker } : undefined,
    /** The page's subject, named in messages that are begun on it. */
    about: `${inSentence(service)} in ${town.inSentence}`,
    town: { name: town.name, inSentence: town.inSentence },
    text: withContents(
      { ...text, isOpeningApart: Boolean(opening) },
      {
        questions: { title: questionsTitle, questions: entry.questions },
      },
    ),
    questionsTitle,
    facts: serviceGlance(service, content, entry).facts,
    questions: answered(entry.questions, content),
    nearest: project && entry.nearestNote ? { project, note: entry.nearestNote } : undefined,
    /** Shown where no project is near. */
    projects: project ? [] : projectsOf(service, content, seen),
    related: [
      { kind: kinds.service, name: `${words.serviceLink} ${inSentence(service)}`, href },
      {
        kind: kinds.town,
        name: `${words.townLink} ${town.inSentence}`,
        href: townPath(townSlug),
      },
      ...townsNear(town, content)
        .filter(({ slug }) => townsOf(service, content.towns).includes(slug))
        .slice(0, 1)
        .map((other) => ({
          kind: kinds.nearby,
          name: `${name} in ${other.inSentence}`,
          href: `${href}/${other.slug}`,
        })),
    ],
    words,
    contact: content.home.contact,
  };
}
