/** Faults of entries with valid fields: in references, in placeholders and in dates. */
import { pounds } from "../lib/money.ts";
import { durationIn } from "../lib/tools/durationIn.ts";
import { businessFile } from "./business.ts";
import { fileOf, townsOf, type Content, type Cost, type Project } from "./entries.server.ts";
import { figureFaults } from "./figures.server.ts";
import { fillIn } from "./fillIn.server.ts";
import { missingPictures } from "./pictures.server.ts";
import type { ContentFault } from "./read.server.ts";
import { pagesOfTool } from "./schema/tools.ts";

export const entryFaults = (content: Content): ContentFault[] => [
  ...referenceFaults(content),
  ...textFaults(content),
];

/** Faults in references between entries: unknown slugs and missing pictures. */
function referenceFaults(content: Content): ContentFault[] {
  const slugs = (list: { slug: string }[]) => new Set(list.map((entry) => entry.slug));
  const known = {
    project: slugs(content.projects),
    service: slugs(content.services),
    town: slugs(content.towns),
    guide: slugs(content.guides),
  };
  const servicePaths = new Set([
    ...content.services.map(({ slug }) => `/services/${slug}`),
    ...content.serviceTowns.map(({ service, town }) => `/services/${service}/${town}`),
  ]);
  const faults: ContentFault[] = [];
  const mustKnow = (kind: keyof typeof known, file: string, field: string, names: string[]) => {
    for (const name of names) {
      if (known[kind].has(name)) continue;
      const choices = [...known[kind]].slice(0, 12).join(", ");
      faults.push({
        file,
        field,
        expected: `expected the name of a ${kind} (${choices}); found ${JSON.stringify(name)}`,
      });
    }
  };
  const mustExist = (file: string, pictures: Parameters<typeof missingPictures>[1]) =>
    faults.push(...missingPictures(file, pictures, content.pictures));

  for (const project of content.projects) {
    const { file, category, priceBand } = project;
    if (!content.kinds.includes(category)) {
      const expected = `expected one of ${content.kinds.join(", ")}; found ${JSON.stringify(category)}`;
      faults.push({ file, field: "category", expected });
    }
    project.relatedServices.forEach((path, index) => {
      if (servicePaths.has(path)) return;
      const expected = `expected the path of a service, alone or in a town, such as /services/kitchens; found ${path}`;
      faults.push({ file, field: `relatedServices.${index}`, expected });
    });
    mustKnow("town", file, "towns", project.towns);
    if (priceBand?.like) faults.push(...bandFaults(file, priceBand, content.costs));
    mustExist(file, {
      ...Object.fromEntries(project.images.map((image, index) => [`images.${index}.src`, image])),
      "beforeImage.src": project.beforeImage,
      "afterImage.src": project.afterImage,
      "video.thumbnail.src": project.video?.thumbnail,
      "video.mp4": project.video && { src: project.video.mp4 },
      "video.webm": project.video && { src: project.video.webm },
    });
  }
  for (const service of content.services) {
    const { file } = service;
    mustKnow("project", file, "relatedProjects", service.relatedProjects);
    mustKnow("guide", file, "relatedGuides", service.relatedGuides);
    if (service.towns !== "all") mustKnow("town", file, "towns", service.towns);
    mustExist(file, {
      "picture.src": service.picture,
      icon: { src: `icons/${service.icon}.svg` },
    });
    for (const town of townsOf(service, content.towns)) {
      if (
        content.serviceTowns.some((entry) => entry.service === service.slug && entry.town === town)
      )
        continue;
      faults.push({
        file,
        field: "towns",
        expected: `expected app/content/service-towns/${service.slug}/${town}.md to exist`,
      });
    }
  }
  for (const { file, picture } of content.towns) mustExist(file, { "picture.src": picture });
  for (const entry of content.serviceTowns) {
    mustKnow("service", entry.file, "folder", [entry.service]);
    mustKnow("town", entry.file, "file name", [entry.town]);
    if (entry.nearestProject) {
      mustKnow("project", entry.file, "nearestProject", [entry.nearestProject]);
      const nearest = content.projects.find(({ slug }) => slug === entry.nearestProject);
      const isIt =
        nearest?.towns.includes(entry.town) &&
        nearest.relatedServices.some((path) => path.split("/")[2] === entry.service);
      if (nearest && !isIt) {
        const expected = `expected a project that lists ${entry.town} under towns and ${entry.service} under relatedServices; found ${nearest.slug}`;
        faults.push({ file: entry.file, field: "nearestProject", expected });
      }
    }
    const service = content.services.find(({ slug }) => slug === entry.service);
    if (service && !townsOf(service, content.towns).includes(entry.town)) {
      faults.push({
        file: entry.file,
        field: "file name",
        expected: `expected a town that ${service.file} lists under towns`,
      });
    }
  }
  content.home.about.stats.forEach(({ claim }, index) => {
    const { claims } = content.business;
    if (claim === undefined || claims.some(({ id }) => id === claim)) return;
    const expected = `expected the id of a claim of ${businessFile} (${claims.map(({ id }) => id).join(", ")}); found ${claim}`;
    faults.push({ file: fileOf("home"), field: `about.stats.${index}.claim`, expected });
  });
  for (const guide of content.guides) {
    mustKnow("service", guide.file, "relatedServices", guide.relatedServices);
    mustKnow("guide", guide.file, "relatedGuides", guide.relatedGuides);
    mustExist(guide.file, { "picture.src": guide.picture });
  }
  for (const post of content.posts) {
    mustKnow("service", post.file, "relatedServices", post.relatedServices);
    mustExist(post.file, { "picture.src": post.picture });
  }
  for (const testimonial of content.testimonials) {
    mustKnow("service", testimonial.file, "service", [testimonial.service]);
    mustKnow("town", testimonial.file, "town", [testimonial.town]);
    if (testimonial.project)
      mustKnow("project", testimonial.file, "project", [testimonial.project]);
  }
  for (const cost of content.costs) {
    mustKnow("service", cost.file, "services", cost.services);
    if (cost.guide) mustKnow("guide", cost.file, "guide", [cost.guide]);
  }
  faults.push(...toolFaults(content));
  const { projects, services, towns, serviceTowns, guides, posts, information } = content;
  for (const entry of [projects, services, towns, serviceTowns, guides, posts, information].flat())
    faults.push(...figureFaults(entry, content.pictures));
  for (const { name, logo } of content.partners) {
    mustExist("app/content/partners.yaml", { [`${name}: logo.src`]: logo });
  }
  mustExist("app/content/home.yaml", {
    "preview.src": content.home.preview,
    "hero.picture.src": content.home.hero.picture,
    ...Object.fromEntries(
      content.home.about.pictures.map((one, at) => [`about.pictures.${at}.src`, one]),
    ),
  });
  for (const [encoding, src] of Object.entries(content.home.hero.video ?? {})) {
    mustExist("app/content/home.yaml", { [`hero.video.${encoding}`]: { src } });
  }
  return faults;
}

/** Faults in the references from tools to pages, prices and pictures. */
function toolFaults({ tools, services, guides, posts, costs, pictures }: Content): ContentFault[] {
  const paths = new Set([
    "/services",
    ...services.map(({ slug }) => `/services/${slug}`),
    ...guides.map(({ slug }) => `/guides/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]);
  return tools.flatMap((tool) => {
    const { file } = tool;
    const faults: ContentFault[] = [];
    for (const path of pagesOfTool(tool)) {
      const expected = `expected the path of a service, a guide or a post; found ${path}`;
      if (!paths.has(path)) faults.push({ file, field: "pages", expected });
    }
    if (tool.kind === "drawing")
      faults.push(...missingPictures(file, { "picture.src": tool.picture }, pictures));
    if (tool.kind === "times")
      tool.jobs.forEach(({ cost }, at) => {
        const takes = costs.find(({ slug }) => slug === cost)?.takes ?? "";
        if (cost === undefined || durationIn(takes)) return;
        const expected = `expected the name of a cost that takes a time such as 2 to 4 days; found ${cost}`;
        faults.push({ file, field: `jobs.${at}.cost`, expected });
      });
    return faults;
  });
}

/**
 * A project's price band must lie within the published prices of such jobs; otherwise one of them
 * is wrong.
 */
function bandFaults(
  file: string,
  band: NonNullable<Project["priceBand"]>,
  costs: Cost[],
): ContentFault[] {
  const cost = costs.find(({ slug }) => slug === band.like);
  if (!cost) {
    const choices = costs.map(({ slug }) => slug).join(", ");
    const expected = `expected the name of a job in costs (${choices}); found ${band.like}`;
    return [{ file, field: "priceBand.like", expected }];
  }
  const [low, high] = [cost.low * band.units, cost.high * band.units];
  if (band.low >= low && band.high <= high) return [];
  const expected = `expected a band within ${pounds(low)} and ${pounds(high)}, as ${cost.file} has them`;
  return [{ file, field: "priceBand", expected }];
}

/** Calls back for every text of the content, with its file and field. */
export function eachText(
  content: Content,
  visit: (text: string, file: string, field: string) => void,
): void {
  const walk = (of: string, value: unknown, field: string) => {
    if (typeof value === "string") visit(value, of, field);
    else if (typeof value === "object" && value !== null) {
      const { file: own = of } = value as { file?: string };
      for (const [key, part] of Object.entries(value)) {
        const name = key === "body" ? "text" : key;
        walk(own, part, field && own === of ? `${field}.${name}` : name);
      }
    }
  };
  const { pictures: _notWords, ...spoken } = content;
  for (const [name, value] of Object.entries(spoken)) walk(fileOf(name), value, "");
}

/**
 * Unknown placeholders in double braces, such as a claim that has been removed, and dates in the
 * future. In the earliest time zones it may already be tomorrow.
 */
function textFaults(content: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const latest = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  eachText(content, (text, file, field) => {
    try {
      fillIn(text);
    } catch (error) {
      faults.push({ file, field, expected: (error as Error).message });
    }
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && text > latest)
      faults.push({ file, field, expected: `expected a date that has come; found ${text}` });
  });
  return faults;
}
