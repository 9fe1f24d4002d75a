import { getContent } from "../content/content.server.ts";
import { servicePage } from "../content/loaders/service.server.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { FactList } from "../sections/lists/FactList.tsx";
import { LinkList } from "../sections/lists/LinkList.tsx";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { Band } from "../sections/page/Band.tsx";
import { AskAbout } from "../sections/page/AskAbout.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { LongText } from "../sections/page/LongText.tsx";
import { Opening } from "../sections/page/Opening.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { StartFact } from "../sections/page/StartFact.tsx";
import { ToolBands } from "../sections/tools/ToolBands.tsx";
import { laidOut } from "../sections/page/layOut.server.ts";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/service";
import { servicePath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...laidOut(servicePage(params.service, getContent()), "service"),
  head: pageHead(servicePath(params.service)),
});

export default function Service({ loaderData }: Route.ComponentProps) {
  const { about, head, page, text, towns, words, ...data } = loaderData;
  const contactProps = { about, hint: words.hint };
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        <AskAbout about={about} />
      </PageHeader>
      <FactList facts={data.facts} answer>
        <StartFact />
      </FactList>
      {data.opening && <Opening {...data.opening} />}
      <CostBand title={words.costsTitle} text={words.costs} {...data.prices} />
      <ProjectBand title={words.projects} projects={data.projects} />
      <LongText text={text} isListed={false} />
      <ToolBands tools={data.tools} />
      <QuestionsBand title={words.questions} questions={data.questions} openFirst />
      {towns.length > 0 && (
        <Band title={`${data.name} ${words.towns}`} flush split>
          <LinkList links={towns} before={`${data.name} in`} />
        </Band>
      )}
      <RelatedLinks title={words.reading} links={data.related} flush />
      <ContactBand {...contactProps} {...data.contact} />
    </>
  );
}
