import type { ProjectCard } from "../../content/cards.server.ts";
import { Band } from "../page/Band.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";

/** Projects related to a page. Renders nothing if empty. */
export function ProjectBand({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <Band title={title} ground="ply">
      <ProjectGrid projects={projects} />
    </Band>
  );
}
