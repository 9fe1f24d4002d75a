import type { Content } from "../entries.server.ts";
import { formatDuration } from "../../lib/duration.ts";
import { serviceIn } from "../../lib/paths.ts";
import { beforeAfter, projectCard, testimonialCard } from "../cards.server.ts";
import { projectGlance } from "../glance.server.ts";
import { findOr404 } from "../findOr404.server.ts";
import { openRoom } from "../folds.server.ts";
import { renderFolded } from "../markdown.server.ts";
import { showPicture, showVideo } from "../pictures.server.ts";
import { readingFor } from "../related.server.ts";

/** Data of a project's page. @throws a 404 response if there is none */
export function projectPage(slug: string, content: Content) {
  const { home, pictures, projects, words, services, testimonials, towns } = content;
  const project = findOr404(projects, slug);
  const show = (picture: (typeof project.images)[number]) => showPicture(picture, pictures);
  const { category, materials, video, relatedServices } = project;
  const review = testimonials.find((entry) => entry.project === slug);
  return {
    page: { title: project.title, lead: project.shortDescription },
    /** The page's subject, named in messages that are begun on it. */
    about: project.title,
    glance: projectGlance(project, content),
    facts: [
      { name: "Where", value: project.location },
      { name: "Category", value: category },
      ...words.project.materials.map((name, index) => ({ name, value: materials[index] ?? "" })),
    ],
    text: renderFolded(project.body, openRoom.project, content),
    story: { wentWrong: project.wentWrong, review: review && testimonialCard(review, content) },
    pictures: {
      images: project.images.map(show),
      beforeAfter: beforeAfter(project, content),
    },
    video: video && {
      name: video.name,
      description: video.description,
      uploadDate: video.uploadDate,
      duration: formatDuration(video.duration),
      sources: showVideo(video, pictures),
      thumbnail: show(video.thumbnail),
    },
    details: {
      features: project.keyFeatures,
      materials,
      services: relatedServices.map((href) => {
        const [, , service, town] = href.split("/");
        const named = [
          services.find((entry) => entry.slug === service),
          towns.find((entry) => entry.slug === town),
        ];
        return { href, name: named.flatMap((entry) => entry?.name ?? []).join(", ") };
      }),
    },
    others: projects
      .filter((other) => other !== project)
      .sort((a, b) => Number(b.category === category) - Number(a.category === category))
      .slice(0, 3)
      .map((other) => projectCard(other, content)),
    reading: readingFor(relatedServices.map(serviceIn), content).slice(0, 4),
    words: words.project,
    contact: home.contact,
  };
}
export type ProjectPage = ReturnType<typeof projectPage>;
