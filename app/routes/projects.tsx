import Container from "@mui/material/Container";
import { listedProject } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { categoryFilters, indexHeading } from "../content/lists.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { SectionBoundary } from "../sections/page/SectionBoundary.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { Portfolio } from "../sections/project/Portfolio.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/projects";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { home, pictures, projects } = content;
  const { emptyPicture, ...words } = content.words.projects;
  return {
    head: pageHead("/projects"),
    page: indexHeading("/projects", content),
    projects: projects.map((project) => listedProject(project, content)),
    categories: categoryFilters(content),
    words: { ...words, all: content.words.labels.allProjects },
    emptyPicture: showPicture({ src: emptyPicture, alt: "", sample: false }, pictures),
    contact: home.contact,
  };
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { head, page, contact, ...portfolio } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <Container sx={{ pb: 10 }}>
        <SectionBoundary name="portfolio">
          <Portfolio {...portfolio} />
        </SectionBoundary>
      </Container>
      <ContactBand {...contact} />
    </>
  );
}
