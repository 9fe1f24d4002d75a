import { anchor } from "../content/anchor.server.ts";
import { answered } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexHeading } from "../content/lists.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { QuestionGroups } from "../sections/page/QuestionGroups.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/faq";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { faq, home, indexPages, pictures } = content;
  const picture = indexPages.find(({ path }) => path === "/faq")?.picture;
  return {
    head: pageHead("/faq"),
    page: indexHeading("/faq", content),
    picture: picture && showPicture(picture, pictures),
    groups: faq.map(({ title, questions }) => ({
      id: anchor(title),
      title,
      questions: answered(questions, content),
    })),
    contact: home.contact,
  };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { head, page, picture, groups, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <SectionBoundary name="questions">
        <QuestionGroups groups={groups} picture={picture} />
      </SectionBoundary>
      <ContactBand {...contact} />
    </>
  );
}
