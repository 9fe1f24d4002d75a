/** Issues of entries with valid fields: in references, in placeholders and in dates. */
import { brief } from "../lib/brief.ts";
import { pounds } from "../lib/money.ts";
import { durationIn } from "../lib/tools/durationIn.ts";
import { businessFile } from "./business.ts";
import { fileOf, townsOf, type Content, type Cost, type Project } from "./entries.server.ts";
import { figureIssues } from "./figures.server.ts";
import { fillIn } from "./fillIn.server.ts";
import { addUp, shownFigure } from "./prices.server.ts";
import { missingPictures } from "./pictures.server.ts";
import { measuresFile } from "./singletons.ts";
import type { ContentIssue } from "./source.server.ts";
import { pagesOfTool } from "./schema/tools.ts";

export const entryIssues = (content: Content): ContentIssue[] => [
  ...referenceIssues(content),
  ...textIssues(content),
];

/** Issues in references between entries: unknown slugs and missing pictures. */
function referenceIssues(content: Content): ContentIssue[] {
  const { business, home, kinds, projects, services, towns, serviceTowns, guides, posts } = content;
  const slugs = (list: { slug: string }[]) => new Set(list.map((entry) => entry.slug));
  const known = {
    project: slugs(projects),
    service: slugs(services),
    town: slugs(towns),
    guide: slugs(guides),
  };
  const servicePaths = new Set([
    ...services.map(({ slug }) => `/services/${slug}`),
    ...serviceTowns.map(({ service, town }) => `/services/${service}/${town}`),
  ]);
  const issues: ContentIssue[] = [];
  const add = (file: string, field: string, expected: string) =>
    issues.push({ file, field, expected });
  const mustKnow = (
    kind: keyof typeof known,
    file: string,
    field: string,
    names: string | string[] = [],
  ) => {
    const choices = [...known[kind]].slice(0, 12).join(", ");
    for (const name of [names].flat().filter((each) => !known[kind].has(each)))
      add(
        file,
        field,
        `expected the name of a ${kind} (${choices}); found ${brief(JSON.stringify(name))}`,
      );
  };
  const mustExist = (file: string, pictures: Parameters<typeof missingPictures>[1]) =>
    issues.push(...missingPictures(file, pictures, content.pictures));

  for (const project of projects) {
    const { file, category, priceBand, video } = project;
    if (!kinds.includes(category))
      add(
        file,
        "category",
        `expected one of ${kinds.join(", ")}; found ${brief(JSON.stringify(category))}`,
      );
    for (const [index, path] of project.relatedServices.entries()) {
      const expected = `expected the path of a service, alone or in a town, such as /services/kitchens; found ${brief(path)}`;
      if (!servicePaths.has(path)) add(file, `relatedServices.${index}`, expected);
    }
    mustKnow("town", file, "towns", project.towns);
    if (priceBand?.like) issues.push(...bandIssues(file, priceBand, content.costs));
    mustExist(file, {
      ...Object.fromEntries(project.images.map((image, index) => [`images.${index}.src`, image])),
      "beforeImage.src": project.beforeImage,
      "afterImage.src": project.afterImage,
      "video.thumbnail.src": video?.thumbnail,
      "video.mp4": video && { src: video.mp4 },
      "video.webm": video && { src: video.webm },
    });
  }
  for (const service of services) {
    const { file, slug, picture, icon } = service;
    const townSlugs = townsOf(service, towns);
    mustKnow("project", file, "relatedProjects", service.relatedProjects);
    mustKnow("guide", file, "relatedGuides", service.relatedGuides);
    mustKnow("town", file, "towns", townSlugs);
    mustExist(file, { "picture.src": picture, icon: { src: `icons/${icon}.svg` } });
    for (const town of townSlugs)
      if (!servicePaths.has(`/services/${slug}/${town}`))
        add(file, "towns", `expected app/content/service-towns/${slug}/${town}.md to exist`);
  }
  for (const { file, picture } of towns) mustExist(file, { "picture.src": picture });
  for (const { file, service: of, town, nearestProject } of serviceTowns) {
    mustKnow("service", file, "folder", of);
    mustKnow("town", file, "file name", town);
    mustKnow("project", file, "nearestProject", nearestProject);
    const nearest = projects.find(({ slug }) => slug === nearestProject);
    const isNear =
      nearest?.towns.includes(town) &&
      nearest.relatedServices.some((path) => path.split("/")[2] === of);
    if (nearest && !isNear)
      add(
        file,
        "nearestProject",
        `expected a project that lists ${town} under towns and ${of} under relatedServices; found ${nearest.slug}`,
      );
    const service = services.find(({ slug }) => slug === of);
    if (service && !townsOf(service, towns).includes(town))
      add(file, "file name", `expected a town that ${service.file} lists under towns`);
  }
  const claims = business.claims.map(({ id }) => id);
  for (const [index, { claim }] of home.about.stats.entries()) {
    const expected = `expected the id of a claim of ${businessFile} (${claims.join(", ")}); found ${claim}`;
    if (claim !== undefined && !claims.includes(claim))
      add(fileOf("home"), `about.stats.${index}.claim`, expected);
  }
  for (const { file, relatedServices, relatedGuides, picture } of guides) {
    mustKnow("service", file, "relatedServices", relatedServices);
    mustKnow("guide", file, "relatedGuides", relatedGuides);
    mustExist(file, { "picture.src": picture });
  }
  for (const { file, relatedServices, picture } of posts) {
    mustKnow("service", file, "relatedServices", relatedServices);
    mustExist(file, { "picture.src": picture });
  }
  for (const { file, service, town, project } of content.testimonials) {
    mustKnow("service", file, "service", service);
    mustKnow("town", file, "town", town);
    mustKnow("project", file, "project", project);
  }
  for (const cost of content.costs) {
    mustKnow("service", cost.file, "services", cost.services);
    mustKnow("guide", cost.file, "guide", cost.guide);
    try {
      if (cost.example) addUp(cost.example, content.costs);
    } catch (error) {
      add(cost.file, "example", (error as Error).message);
    }
  }
  issues.push(...toolIssues(content));
  const written = [projects, services, towns, serviceTowns, guides, posts, content.information];
  for (const entry of written.flat()) issues.push(...figureIssues(entry, content.pictures));
  for (const [index, { logo }] of content.partners.entries())
    mustExist(fileOf("partners"), { [`${index}.logo.src`]: logo });
  const { preview, hero, about } = home;
  mustExist(fileOf("home"), {
    "preview.src": preview,
    "hero.picture.src": hero.picture,
    ...Object.fromEntries(about.pictures.map((one, at) => [`about.pictures.${at}.src`, one])),
    "hero.video.mp4": hero.video && { src: hero.video.mp4 },
    "hero.video.webm": hero.video && { src: hero.video.webm },
  });
  return issues;
}

/** Issues in the references from tools to pages, prices and pictures. */
function toolIssues({
  tools,
  services,
  guides,
  posts,
  measures,
  pictures,
}: Content): ContentIssue[] {
  const paths = new Set([
    "/services",
    ...services.map(({ slug }) => `/services/${slug}`),
    ...guides.map(({ slug }) => `/guides/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]);
  return tools.flatMap((tool) => {
    const { file } = tool;
    const issues: ContentIssue[] = [];
    for (const path of pagesOfTool(tool)) {
      const expected = `expected the path of a service, a guide or a post; found ${brief(path)}`;
      if (!paths.has(path)) issues.push({ file, field: "pages", expected });
    }
    if (tool.kind === "drawing")
      issues.push(...missingPictures(file, { "picture.src": tool.picture }, pictures));
    if (tool.kind === "times")
      tool.jobs.forEach((job, at) => {
        for (const field of ["before", "onSite"] as const) {
          const measure = measures.find(({ id }) => id === job[field]);
          if (measure && durationIn(measure.is)) continue;
          const expected = `expected the id of a time such as 2 to 4 days in ${measuresFile}; found ${job[field]}`;
          issues.push({ file, field: `jobs.${at}.${field}`, expected });
        }
      });
    return issues;
  });
}

/**
 * A project's price band must lie within the published prices of such jobs and within the firm's
 * own, all with VAT; otherwise one of them is wrong.
 */
function bandIssues(
  file: string,
  band: NonNullable<Project["priceBand"]>,
  costs: Cost[],
): ContentIssue[] {
  const cost = costs.find(({ slug }) => slug === band.like);
  if (!cost) {
    const choices = costs.map(({ slug }) => slug).join(", ");
    const expected = `expected the name of a job in costs (${choices}); found ${band.like}`;
    return [{ file, field: "priceBand.like", expected }];
  }
  const [low, high] = [cost.low, cost.high].map((price) => shownFigure(cost, price) * band.units);
  const within = (prices: { low: number; high: number }, whose: string): ContentIssue[] => {
    if (band.low >= prices.low && band.high <= prices.high) return [];
    const expected = `expected a band within ${pounds(prices.low)} and ${pounds(prices.high)}, as ${cost.file} has ${whose}`;
    return [{ file, field: "priceBand", expected }];
  };
  const { ours } = cost;
  return [
    ...within({ low: low!, high: high! }, "them"),
    ...(ours ? within({ low: ours.low * band.units, high: ours.high * band.units }, "ours") : []),
  ];
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
function textIssues(content: Content): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const latest = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  eachText(content, (text, file, field) => {
    try {
      fillIn(text);
    } catch (error) {
      const { message, cause } = error as Error;
      issues.push({ file, field, expected: message, near: String(cause) });
    }
    const isPlanned = file === businessFile && /^(hours|nextStart)\./.test(field);
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && text > latest && !isPlanned)
      issues.push({ file, field, expected: `expected a date that has come; found ${text}` });
  });
  return issues;
}
