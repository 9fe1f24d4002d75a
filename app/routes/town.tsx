import { getContent } from "../content/content.server.ts";
import { townPage } from "../content/loaders/town.server.ts";
import { FactList } from "../sections/lists/FactList.tsx";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { AskAbout } from "../sections/page/AskAbout.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { LongText } from "../sections/page/LongText.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { StartFact } from "../sections/page/StartFact.tsx";
import { laidOut } from "../sections/page/layOut.server.ts";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/town";
import { townPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...laidOut(townPage(params.town, getContent()), "town"),
  head: pageHead(townPath(params.town)),
});

export default function Town({ loaderData }: Route.ComponentProps) {
  const {
    head,
    page,
    about,
    town,
    text,
    facts,
    questions,
    questionsTitle,
    projects,
    services,
    others,
    words,
  } = loaderData;
  const contactProps = { about, hint: words.hint };
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        <AskAbout about={about} />
      </PageHeader>
      <FactList facts={[]} more={facts}>
        <StartFact />
      </FactList>
      <LongText text={text} />
      <ProjectBand title={words.projects} projects={projects} />
      <RelatedLinks
        title={`${words.services} ${town.inSentence}`}
        links={services}
        flush={projects.length === 0}
      />
      <QuestionsBand title={questionsTitle} questions={questions} />
      <RelatedLinks title={words.towns} links={others} flush />
      <ContactBand {...contactProps} {...loaderData.contact} />
    </>
  );
}
