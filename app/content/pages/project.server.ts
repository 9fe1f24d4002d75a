import { beforeAfter, projectCard } from "../cards.server.ts";
import { getContent } from "../content.server.ts";
import { findOr404 } from "../lists.server.ts";
import { renderMarkdown } from "../markdown.server.ts";
import { showPicture, showVideo } from "../pictures.server.ts";
import { readingFor } from "../related.server.ts";

/** What the page of a project shows. @throws a 404 response where there is none */
export function projectPage(slug: string) {
  const { home, pictures, projects, services, towns } = getContent();
  const project = findOr404(projects, slug);
  const show = (picture: (typeof project.images)[number]) => showPicture(picture, pictures);
  const { category, materials, video, relatedServices } = project;
  return {
    page: { title: project.title, lead: project.shortDescription },
    facts: [
      { name: "Where", value: project.location },
      { name: "Category", value: category },
      { name: "Made of", value: materials[0] ?? "" },
      { name: "With", value: materials[1] ?? "" },
    ],
    text: renderMarkdown(project.body),
    pictures: {
      images: project.images.map(show),
      beforeAfter: beforeAfter(project),
    },
    video: video && {
      name: video.name,
      description: video.description,
      uploadDate: video.uploadDate,
      duration: video.duration,
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
      .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
      .slice(0, 3)
      .map((other) => projectCard(other)),
    reading: readingFor(relatedServices.map((path) => path.split("/")[2] ?? "")).slice(0, 4),
    contact: home.contact,
  };
}
