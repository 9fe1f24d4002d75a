import { projectCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { showPicture, showVideo } from "../content/pictures.server.ts";
import { readingFor } from "../content/related.server.ts";
import { whatsappLink } from "../lib/contactLinks.ts";
import { FactList } from "../sections/lists/FactList.tsx";
import { ProjectGrid } from "../sections/lists/ProjectGrid.tsx";
import { RelatedLinks } from "../sections/lists/RelatedLinks.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { Prose } from "../sections/page/Prose.tsx";
import { TextWithAside } from "../sections/page/TextWithAside.tsx";
import { ProjectDetails } from "../sections/project/ProjectDetails.tsx";
import { ProjectVideo } from "../sections/project/ProjectVideo.tsx";
import { ProjectPictures } from "../sections/project/ProjectPictures.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import { getPage } from "../seo/pages.server.ts";
import { SharePage } from "../widgets/SharePage/SharePage.tsx";
import type { Route } from "./+types/project";
import { useShell } from "./useShell.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent();
  const project = findOr404(content.projects, params.slug);
  const show = (picture: (typeof project.images)[number]) => showPicture(picture, content.pictures);
  const { title, category, location, shortDescription, keyFeatures, materials, video } = project;
  return {
    head: pageHead(`/projects/${project.slug}`),
    project: { title, category, location, shortDescription, keyFeatures, materials },
    text: renderMarkdown(project.body),
    reading: readingFor(project.relatedServices.map((path) => path.split("/")[2] ?? "")).slice(
      0,
      4,
    ),
    images: project.images.map(show),
    beforeAfter:
      project.showBeforeAfter && project.beforeImage && project.afterImage
        ? { before: show(project.beforeImage), after: show(project.afterImage) }
        : undefined,
    video: video && {
      name: video.name,
      description: video.description,
      uploadDate: video.uploadDate,
      duration: video.duration,
      sources: showVideo(video, content.pictures),
      thumbnail: show(video.thumbnail),
    },
    services: project.relatedServices.map((href) => ({
      href,
      name: getPage(href)
        .breadcrumbs.slice(2)
        .map(({ name }) => name)
        .join(", "),
    })),
    others: content.projects
      .filter((other) => other !== project)
      .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
      .slice(0, 3)
      .map((other) => projectCard(other)),
    contact: content.home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Project({ loaderData }: Route.ComponentProps) {
  const { contact } = useShell();
  const { head, project, text, images, beforeAfter, video, services, others, reading } = loaderData;
  const whatsappHref = whatsappLink(contact.phoneNumber, contact.whatsappText, project.title);
  return (
    <>
      <PageHeader
        breadcrumbs={head.breadcrumbs}
        title={project.title}
        lead={project.shortDescription}
      >
        <SharePage title={project.title} />
      </PageHeader>
      <ProjectPictures title={project.title} images={images} beforeAfter={beforeAfter}>
        <FactList
          boxed={false}
          facts={[
            { name: "Where", value: project.location },
            { name: "Category", value: project.category },
            { name: "Made of", value: project.materials[0] ?? "" },
            { name: "With", value: project.materials[1] ?? "" },
          ]}
        />
      </ProjectPictures>
      <TextWithAside
        contact={contact}
        headings={text.headings}
        contentsBeside
        mark="Something like this"
        title="Ask about a project like this one"
        whatsappHref={whatsappHref}
        whatsappLabel="Message about this project"
        hint="Photographs that help: the whole wall straight on, each end of it, and anything that cannot move."
      >
        <Prose html={text.html} />
      </TextWithAside>
      {video && <ProjectVideo {...video} />}
      <ProjectDetails
        features={project.keyFeatures}
        materials={project.materials}
        services={services}
      />
      {others.length > 0 && (
        <Band title="Other projects" ground="ply">
          <ProjectGrid projects={others} />
        </Band>
      )}
      <RelatedLinks title="Read on" links={reading} />
      <ContactBand contact={contact} {...loaderData.contact} whatsappHref={whatsappHref} />
    </>
  );
}
