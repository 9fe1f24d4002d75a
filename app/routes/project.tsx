import { getContent } from "../content/content.server.ts";
import { projectPage } from "../content/loaders/project.server.ts";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { ProjectStory } from "../sections/project/ProjectStory.tsx";
import { ProjectDetails } from "../sections/project/ProjectDetails.tsx";
import { ProjectVideo } from "../sections/project/ProjectVideo.tsx";
import { ProjectPictures } from "../sections/project/ProjectPictures.tsx";
import { pageHead } from "../seo/head.server.ts";
import { SharePage } from "../widgets/SharePage/SharePage.tsx";
import type { Route } from "./+types/project";
import { projectPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...projectPage(params.slug, getContent()),
  head: pageHead(projectPath(params.slug)),
});

export default function Project({ loaderData }: Route.ComponentProps) {
  const {
    head,
    page,
    glance,
    facts,
    text,
    story,
    pictures,
    video,
    details,
    others,
    reading,
    words,
  } = loaderData;
  const sheet = <ProjectDetails {...details} words={words.details} />;
  const ask = { text, mark: words.mark, title: words.title };
  const contactProps = { about: loaderData.about, hint: words.hint };
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page}>
        <SharePage title={page.title} />
      </PageHeader>
      <ProjectPictures title={page.title} glance={glance} facts={facts} {...pictures} />
      <TextWithAside {...contactProps} {...ask} sheet={sheet}>
        <ProjectStory {...story} />
      </TextWithAside>
      {video && <ProjectVideo {...video} />}
      <ProjectBand title={words.projects} projects={others} />
      <RelatedLinks title={words.reading} links={reading} />
      <ContactBand {...contactProps} {...loaderData.contact} />
    </>
  );
}
