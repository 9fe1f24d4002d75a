/** Which photograph a page shows of work done, each once on a page. */
import { servicePath } from "../lib/paths.ts";
import type { Content, Project, Service, Town } from "./entries.server.ts";
import { projectsNear } from "./related.server.ts";
import type { Picture } from "./schema/common.ts";

/** Drawings have no derivatives. */
const isPhotograph = ({ src }: Picture, { pictures }: Content) => Boolean(pictures[src]?.avif);

/** A project's photographs with its title below them, as they stand on a page that isn't its own. */
export const photographsOf = (project: Project, content: Content): Picture[] =>
  project.images
    .filter((image) => isPhotograph(image, content))
    .map((image) => ({ ...image, caption: project.title }));

/** The first picture of a project that is not among those a page shows already. */
export function unseenPicture({ images }: Project, seen: string[], content: Content): Picture {
  const unseen = images.filter(({ src }) => !seen.includes(src));
  return unseen.find((image) => isPhotograph(image, content)) ?? images[0]!;
}

/**
 * A picture for each town: the cover of a job near it that no town before it has, or else its own
 * drawing, if there is one. One job in three towns would say that there is only one.
 */
export function townPictures(content: Content): Map<string, Picture> {
  const shown = new Map<string, Picture>();
  const taken = new Set<string>();
  for (const town of content.towns) {
    const covers = projectsNear(town, content).flatMap(
      (project) => photographsOf(project, content)[0] ?? [],
    );
    const picture = covers.find(({ src }) => !taken.has(src)) ?? town.picture;
    if (!picture) continue;
    taken.add(picture.src);
    shown.set(town.slug, picture);
  }
  return shown;
}

/** A photograph of a service's work for its page about a town: of the nearest project, or another for each town. */
export function serviceTownPicture(
  service: Service,
  town: Town,
  nearest: Project | undefined,
  content: Content,
): Picture | undefined {
  const related = content.projects.filter(({ slug }) => service.relatedProjects.includes(slug));
  // Those that are of this service before any other.
  const own = related.filter(({ relatedServices: [main] }) => main === servicePath(service.slug));
  const all = [
    ...[service.picture].filter((picture) => isPhotograph(picture, content)),
    ...(own.length > 0 ? own : related).flatMap((project) => photographsOf(project, content)),
  ];
  const [near] = nearest ? photographsOf(nearest, content) : [];
  return near ?? all[content.towns.indexOf(town) % all.length] ?? town.picture;
}
