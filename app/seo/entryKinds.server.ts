/** The kinds of page that show one entry each: rows of the table of kinds. */
import { anchor } from "../content/anchor.server.ts";
import { townsOf, type Content } from "../content/entries.server.ts";
import { servicePrice } from "../content/glance.server.ts";
import { anchorsOf } from "../content/markdown.server.ts";
import { projectNear } from "../content/related.server.ts";
import type { Question } from "../content/schema/common.ts";
import { geoOf } from "../content/townFacts.server.ts";
import type { Dated, Kind } from "./pageKind.ts";
import { costPlace, headFieldsOf } from "./pageParts.ts";
import {
  guidePath,
  postPath,
  projectPath,
  serviceInTownPath,
  servicePath,
  townPath,
} from "../lib/paths.ts";

const articleOf = (entry: { published: string } & Dated, author: string, section: string) => ({
  publishedTime: entry.published,
  modifiedTime: entry.updated,
  author,
  section,
});

/** The band of questions, and each question. */
const questionPlaces = (questions: Question[] = []) =>
  questions.length > 0 ? ["questions", ...questions.map(({ question }) => anchor(question))] : [];

/** An entry's file, and the places on its page: other parts, its headings, and its questions with their band. */
const placesOf = (
  entry: { file: string; body: string; questions?: Question[] },
  content: Content,
  parts: string[] = [],
) => ({
  file: entry.file,
  anchors: () => [...parts, ...anchorsOf(entry.body, content), ...questionPlaces(entry.questions)],
});

/** What the job of a service costs, in words: as on its page. */
function priceInWords(service: Content["services"][number], content: Content) {
  const price = servicePrice(service, content);
  return price && `${price.name}: ${price.value}. ${price.note}`;
}

export const entryKinds = {
  project: {
    group: "projects",
    pages: (content) =>
      content.projects.map((project) => {
        const { images, showBeforeAfter, beforeImage, afterImage } = project;
        const pair = showBeforeAfter ? [beforeImage, afterImage] : [];
        const pictures = [...images, ...pair.filter((picture) => picture !== undefined)];
        return {
          ...headFieldsOf(project),
          ...placesOf(project, content, project.wentWrong ? ["went-wrong"] : []),
          path: projectPath(project.slug),
          name: project.title,
          pictures,
          about: { video: project.video, pictures },
          search: {
            summary: project.shortDescription,
            keys: [project.category, project.location, showBeforeAfter ? "before and after" : ""],
            texts: [project.body],
            words: [
              ...project.keyFeatures,
              ...project.materials,
              ...Object.values(project.wentWrong ?? {}),
            ],
            picture: images[0],
          },
        };
      }),
  },
  post: {
    group: "blog",
    isDated: true,
    linksFeed: true,
    pages: (content) =>
      content.posts.map((post) => ({
        ...headFieldsOf(post),
        ...placesOf(post, content),
        path: postPath(post.slug),
        name: post.title,
        article: articleOf(post, post.author, post.section),
        pictures: [post.picture],
        about: {
          article: { type: "BlogPosting", description: post.lead, picture: post.picture },
        },
        search: {
          summary: post.lead,
          keys: [...post.tags, post.section],
          texts: [post.body],
          picture: post.picture,
        },
      })),
  },
  information: {
    group: "pages",
    isDated: true,
    isWithoutContact: true,
    pages: (content) =>
      content.information.map((page) => ({
        ...headFieldsOf(page),
        ...placesOf(page, content),
        path: `/${page.slug}`,
        name: page.title,
        search: { summary: page.lead, keys: [page.slug], texts: [page.body] },
      })),
  },
  town: {
    group: "towns",
    pages: (content) =>
      content.towns.map((town) => ({
        ...headFieldsOf(town),
        ...placesOf(town, content),
        path: townPath(town.slug),
        name: town.name,
        geo: geoOf(town),
        preview: projectNear(town, content)?.images[0] ?? content.home.hero.picture,
        about: { questions: town.questions },
        search: {
          summary: town.lead,
          keys: [...town.postcodes, ...town.nearby, town.county],
          answers: town.questions,
          texts: [town.body],
        },
      })),
  },
  guide: {
    group: "guides",
    isDated: true,
    pages: (content) =>
      content.guides.map((guide) => ({
        ...headFieldsOf(guide),
        ...placesOf(
          guide,
          content,
          costPlace(content.costs.filter((cost) => cost.guide === guide.slug)),
        ),
        path: guidePath(guide.slug),
        name: guide.title,
        article: articleOf(guide, content.words.authors.guides, content.words.search.groups.guides),
        pictures: [guide.picture],
        about: {
          article: { type: "Article", description: guide.lead, picture: guide.picture },
          questions: guide.questions,
        },
        search: {
          summary: guide.lead,
          keys: content.services
            .filter(({ slug }) => guide.relatedServices.includes(slug))
            .map(({ name }) => name),
          questions: guide.questions,
          texts: [guide.body],
          picture: guide.picture,
        },
      })),
  },
  service: {
    group: "services",
    pages: (content) =>
      content.services.map((service) => ({
        ...headFieldsOf(service),
        ...placesOf(
          service,
          content,
          costPlace(content.costs.filter((cost) => cost.services.includes(service.slug))),
        ),
        path: servicePath(service.slug),
        name: service.name,
        pictures: [service.picture],
        about: {
          service: {
            name: service.name,
            description: service.lead,
            areas: content.business.serviceArea,
          },
          questions: service.questions,
        },
        search: {
          summary: service.lead,
          price: priceInWords(service, content),
          keys: [service.title, service.menu?.description ?? "", ...(service.card?.features ?? [])],
          questions: service.questions,
          texts: [service.body],
          picture: service.picture,
        },
      })),
  },
  "service-town": {
    group: "servicesByTown",
    pages: (content) =>
      content.services.flatMap((service) =>
        townsOf(service, content.towns).flatMap((slug) => {
          const town = content.towns.find((each) => each.slug === slug)!;
          const pages = content.serviceTowns.filter(
            (each) => each.service === service.slug && each.town === slug,
          );
          return pages.map((entry) => ({
            ...headFieldsOf(entry),
            ...placesOf(entry, content),
            path: serviceInTownPath(service.slug, slug),
            name: town.name,
            parent: service.name,
            geo: geoOf(town),
            preview: service.picture,
            about: {
              service: { name: service.name, description: entry.lead, areas: [town.name] },
              questions: entry.questions,
            },
            search: {
              title: `${service.name} in ${town.inSentence}`,
              summary: entry.lead,
              keys: [town.name, ...town.postcodes],
              answers: entry.questions,
              texts: [entry.body],
              picture: service.picture,
            },
          }));
        }),
      ),
  },
} satisfies Record<string, Kind>;
