import Typography from "@mui/material/Typography";
import { getContent } from "../content/content.server.ts";
import { projectPage } from "../content/loaders/project.server.ts";
import { ProjectBand } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { ContactAside } from "../sections/page/ContactAside.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { StartFact } from "../sections/page/StartFact.tsx";
import { FactList } from "../sections/lists/FactList.tsx";
import { ProjectStory } from "../sections/project/ProjectStory.tsx";
import { ProjectDetails } from "../sections/project/ProjectDetails.tsx";
import { ProjectVideo } from "../sections/project/ProjectVideo.tsx";
import { ProjectOpening } from "../sections/project/ProjectOpening.tsx";
import { ProjectText } from "../sections/project/ProjectText.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/project";
import { projectPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...projectPage(params.slug, getContent()),
  head: pageHead(projectPath(params.slug)),
});

export default function Project({ loaderData }: Route.ComponentProps) {
  const { head, page, kind, glance, facts, spreads, drawings, story, pictures } = loaderData;
  const { video, details, others, reading, words } = loaderData;
  const label = `Pictures of ${page.title}`;
  const contactProps = { about: loaderData.about, hint: words.hint };
  const opening = <ProjectOpening label={label} title={page.title} {...pictures} />;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} wide={opening} {...page}>
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {kind}
        </Typography>
      </PageHeader>
      <FactList facts={glance.facts} more={facts} answer={glance.facts.length > 0}>
        <StartFact />
      </FactList>
      <ProjectText {...{ spreads, drawings, label }} images={pictures.images} />
      <SectionBoundary name="story">
        <ProjectStory {...story} />
      </SectionBoundary>
      <ProjectDetails {...details} words={words.details}>
        <ContactAside {...contactProps} mark={words.mark} title={words.title} plain />
      </ProjectDetails>
      {video && <ProjectVideo {...video} />}
      <ProjectBand title={words.projects} projects={others} />
      <RelatedLinks title={words.reading} links={reading} />
      <ContactBand {...contactProps} {...loaderData.contact} />
    </>
  );
}
