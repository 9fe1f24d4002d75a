import { getContent } from "../content/content.server.ts";
import { serviceTownPage } from "../content/loaders/town.server.ts";
import { FactList } from "../sections/lists/FactList.tsx";
import { NearestProject } from "../sections/lists/NearestProject.tsx";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { AskAbout } from "../sections/page/AskAbout.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { LongText } from "../sections/page/LongText.tsx";
import { Opening } from "../sections/page/Opening.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { StartFact } from "../sections/page/StartFact.tsx";
import { laidOut } from "../sections/page/layOut.server.ts";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/serviceTown";
import { serviceInTownPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params: { service, town } }: Route.LoaderArgs) => ({
  ...laidOut(serviceTownPage(service, town, getContent()), "serviceTown"),
  head: pageHead(serviceInTownPath(service, town)),
});

export default function ServiceTown({ loaderData }: Route.ComponentProps) {
  const {
    head,
    page,
    about,
    opening,
    text,
    facts,
    questions,
    questionsTitle,
    nearest,
    projects,
    related,
    words,
  } = loaderData;
  const contactProps = { about, hint: words.hint };
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        <AskAbout about={about} />
      </PageHeader>
      <FactList facts={facts} answer>
        <StartFact />
      </FactList>
      {opening && <Opening {...opening} />}
      <LongText text={text} isListed={false}>
        {nearest && <NearestProject label={words.nearest} {...nearest} />}
      </LongText>
      <ProjectBand title={words.projects} projects={projects} />
      <QuestionsBand title={questionsTitle} questions={questions} />
      <RelatedLinks title={words.reading} links={related} flush />
      <ContactBand {...contactProps} {...loaderData.contact} />
    </>
  );
}
