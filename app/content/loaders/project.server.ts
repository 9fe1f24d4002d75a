import type { Content } from "../entries.server.ts";
import { formatDuration } from "../../lib/duration.ts";
import { serviceIn } from "../../lib/paths.ts";
import { beforeAfter, projectCard, testimonialCard } from "../cards.server.ts";
import { projectGlance } from "../glance.server.ts";
import { findOr404 } from "../findOr404.server.ts";
import { showPicture, showVideo } from "../pictures.server.ts";
import { readingFor } from "../related.server.ts";
import { renderSpreads } from "../spreads.server.ts";

/** Data of a project's page. @throws a 404 response if there is none */
export function projectPage(slug: string, content: Content) {
  const { home, pictures, projects, words, services, testimonials, towns } = content;
  const project = findOr404(projects, slug);
  const show = (picture: (typeof project.images)[number]) => showPicture(picture, pictures);
  const { category, materials, video, relatedServices } = project;
  const review = testimonials.find((entry) => entry.project === slug);
  const slider = beforeAfter(project, content);
  const images = project.images.map(show);
  const isDrawing = (at: number) => !images[at]!.avif;
  // One is the slider's own, or the first stands alone in its place.
  const opening = slider ? images.findIndex(({ src }) => src === slider.after.src) : 0;
  const others = [...images.keys()].filter((at) => at !== opening);
  const drawings = others.filter(isDrawing);
  const pair = drawings.length > 1 ? drawings : [];
  const besideText = others.filter((at) => !pair.includes(at));
  return {
    page: { title: project.title, lead: project.shortDescription },
    /** The page's subject, named in messages that are begun on it. */
    about: project.title,
    kind: `${category}, ${project.location}`,
    glance: projectGlance(project, content),
    facts: materials.slice(0, 1).map((value) => ({ name: words.project.madeOf, value })),
    story: { wentWrong: project.wentWrong, review: review && testimonialCard(review, content) },
    pictures: { images, beforeAfter: slider },
    spreads: renderSpreads(project.body, besideText.length, content).map((html, at, all) => ({
      html,
      // Where there are fewer sections than pictures, the last has the rest.
      shown: besideText.slice(at, at === all.length - 1 ? undefined : at + 1),
    })),
    /** Drawings that stand side by side below the text. */
    drawings: pair,
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
