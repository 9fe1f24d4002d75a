import Container from "@mui/material/Container";
import { projectCard } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { indexPage } from "../content/lists.server.ts";
import { ProjectGrid } from "../sections/lists/ProjectGrid.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/projects";
import { useShell } from "./useShell.ts";

export function loader() {
  const { projects, home } = getContent();
  return {
    head: pageHead("/projects"),
    page: indexPage("/projects"),
    projects: projects.map((project) => projectCard(project)),
    contact: home.contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head.meta ?? [];

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { head, page, projects, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} title={page.title} lead={page.lead} />
      <Container sx={{ pb: 10 }}>
        <h2 className="visually-hidden">All projects</h2>
        <ProjectGrid projects={projects} />
      </Container>
      <ContactBand contact={useShell().contact} {...contact} />
    </>
  );
}
