import { getContent } from "../content/content.server.ts";
import { servicePage } from "../content/pages/service.server.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { LinkList } from "../sections/lists/LinkList.tsx";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { Band } from "../sections/page/Band.tsx";
import { AtAGlance } from "../sections/page/AtAGlance.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { QuestionsBand } from "../sections/page/QuestionsBand.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { ToolBands } from "../sections/tools/ToolBands.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/service";
import { servicePath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...servicePage(params.service),
  words: getContent().words.service,
  head: pageHead(servicePath(params.service)),
});

export default function Service({ loaderData }: Route.ComponentProps) {
  const {
    head,
    page,
    glance,
    name,
    text,
    tools,
    prices,
    questions,
    projects,
    towns,
    related,
    words,
  } = loaderData;
  const contactProps = { about: loaderData.about, hint: words.hint };
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <AtAGlance glance={glance} />
      <CostBand title={words.costsTitle} text={words.costs} {...prices} />
      <ProjectBand title={words.projects} projects={projects} />
      <TextWithAside {...contactProps} text={text} mark={words.mark} title={words.title} />
      <ToolBands tools={tools} />
      <QuestionsBand title={words.questions} questions={questions} />
      {towns.length > 0 && (
        <Band title={`${name} ${words.towns}`} flush split>
          <LinkList links={towns} before={`${name} in`} />
        </Band>
      )}
      <RelatedLinks title={words.reading} links={related} />
      <ContactBand {...contactProps} {...loaderData.contact} />
    </>
  );
}
