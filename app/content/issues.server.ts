/** Issues of entries with valid fields: in what they name, in placeholders and in dates. */
import type { z } from "zod";
import { excerpt } from "../lib/shorten.ts";
import {
  distanceBox,
  nameBox,
  overlap,
  projectToKm,
  sheetOf,
  sidesWithRoom,
} from "../lib/serviceMap.ts";
import { pounds } from "../lib/money.ts";
import { durationIn } from "../lib/tools/durationIn.ts";
import { serviceIn, serviceInTownPath, servicePath } from "../lib/paths.ts";
import { filesOf, townsOf, type Content, type Cost, type Project } from "./entries.server.ts";
import { anchor } from "./anchor.server.ts";
import { UnknownPlaceholder } from "./fillIn.server.ts";
import { anchorsOf } from "./markdown.server.ts";
import { addUp, BrokenExample, jobOf, kindOf, shownPrices } from "./prices.server.ts";
import { missingPicture } from "./pictures.server.ts";
import { metaAt, referencesIn } from "./schema/walk.ts";
import { fileIn, type ContentIssue } from "./source.server.ts";
import { plainFaults, textFaults } from "./textFaults.server.ts";

export const entryChecks = [
  emptyIssues,
  projectIssues,
  serviceIssues,
  serviceTownIssues,
  statIssues,
  exampleIssues,
  kindIssues,
  mapIssues,
  toolIssues,
  nameIssues,
  textIssues,
  anchorIssues,
];

export const entryIssues = (content: Content): ContentIssue[] =>
  entryChecks.flatMap((check) => check(content));

/** A firm without a service or a town has no site. */
function emptyIssues({ root, services, towns }: Content): ContentIssue[] {
  return Object.entries({ service: services, town: towns }).flatMap(([kind, entries]) => {
    const expected = `expected at least one ${kind}`;
    return entries.length > 0 ? [] : { file: `${root}/${kind}s`, field: "folder", expected };
  });
}

/** The paths of the pages about services, alone and in towns. */
const servicePaths = ({ services, serviceTowns }: Content) => [
  ...services.map(({ slug }) => servicePath(slug)),
  ...serviceTowns.map(({ service, town }) => serviceInTownPath(service, town)),
];

function projectIssues(content: Content): ContentIssue[] {
  const { categories, costs, projects } = content;
  return projects.flatMap(({ file, category, priceBand }) => {
    const issues: ContentIssue[] = [];
    if (!categories.includes(category)) {
      const expected = `expected one of ${categories.join(", ")}; found ${excerpt(JSON.stringify(category))}`;
      issues.push({ file, field: "category", expected, dependsOn: ["categories"] });
    }
    return priceBand?.like ? [...issues, ...bandIssues(file, priceBand, costs)] : issues;
  });
}

/** Services without their icons or without a page for each of their towns. */
function serviceIssues(content: Content): ContentIssue[] {
  const { pictures, root, services, towns } = content;
  const paths = servicePaths(content);
  return services.flatMap((service) => {
    const { file, slug, icon } = service;
    const missing = missingPicture(`icons/${icon}.svg`, pictures);
    return [
      ...missing.map((expected) => ({ file, field: "icon", expected })),
      ...townsOf(service, towns)
        .filter((town) => !paths.includes(serviceInTownPath(slug, town)))
        .map((town) => ({
          file,
          field: "towns",
          expected: `expected ${root}/service-towns/${slug}/${town}.md to exist`,
          dependsOn: [town],
        })),
    ];
  });
}

/** Pages of services in towns that show work from elsewhere, or that their service does not name. */
function serviceTownIssues({ projects, services, serviceTowns, towns }: Content): ContentIssue[] {
  return serviceTowns.flatMap(({ file, service: of, town, nearestProject }) => {
    const issues: ContentIssue[] = [];
    const nearest = projects.find(({ slug }) => slug === nearestProject);
    const isNear =
      nearest?.towns.includes(town) &&
      nearest.relatedServices.some((path) => serviceIn(path) === of);
    if (nearest && !isNear) {
      const expected = `expected a project that lists ${town} under towns and ${of} under relatedServices; found ${nearest.slug}`;
      issues.push({ file, field: "nearestProject", expected });
    }
    const service = services.find(({ slug }) => slug === of);
    if (service && !townsOf(service, towns).includes(town)) {
      const expected = `expected a town that ${service.file} lists under towns`;
      issues.push({ file, field: "file name", expected, dependsOn: [town] });
    }
    return issues;
  });
}

/** Figures of the home page that name a claim which is not there. */
function statIssues({ business, home, root }: Content): ContentIssue[] {
  const claims = business.claims.map(({ id }) => id);
  return home.about.stats.flatMap(({ claim }, index) => {
    if (claim === undefined || claims.includes(claim)) return [];
    const expected = `expected the id of a claim of ${fileIn({ root }, "business")} (${claims.join(", ")}); found ${claim}`;
    const field = `about.stats.${index}.claim`;
    return { file: fileIn({ root }, "home"), field, expected, dependsOn: ["business"] };
  });
}

/** Worked examples that can't be added up. */
function exampleIssues({ costs }: Content): ContentIssue[] {
  return costs.flatMap(({ file, example }) => {
    try {
      if (example) addUp(example, costs);
      return [];
    } catch (error) {
      if (!(error instanceof BrokenExample)) throw error;
      const { message: expected, dependsOn } = error;
      return { file, field: "example", expected, dependsOn };
    }
  });
}

/** Names of a kind of a job that is not among its prices, where the firm prices kinds of that job. */
function kindIssues({ costs, services, serviceTowns, projects }: Content): ContentIssue[] {
  const named = [
    ...services.map(({ file, slug, kind }) => ({
      file,
      field: "kind",
      kind,
      cost: jobOf(slug, costs),
    })),
    ...serviceTowns.map(({ file, service, cost, kind }) => ({
      file,
      field: "kind",
      kind,
      cost: jobOf(service, costs, cost),
    })),
    ...projects.map(({ file, priceBand }) => ({
      file,
      field: "priceBand.kind",
      kind: priceBand?.kind,
      cost: costs.find(({ slug }) => slug === priceBand?.like),
    })),
  ];
  return named.flatMap(({ file, field, kind, cost }) => {
    const ids = cost?.ours?.kinds?.rows.map(({ id }) => id);
    if (!kind || !ids || ids.includes(kind)) return [];
    const expected = `expected the id of a kind in ${cost!.file} (${ids.join(", ")}); found ${kind}`;
    return { file, field, expected, dependsOn: [cost!.slug] };
  });
}

/** Questions with the same address as a heading of their page: a link would lead to either. */
function anchorIssues(content: Content): ContentIssue[] {
  const { guides, services, towns, serviceTowns } = content;
  return [guides, services, towns, serviceTowns].flat().flatMap(({ file, body, questions }) => {
    let taken: string[] = [];
    try {
      taken = anchorsOf(body, content);
    } catch (error) {
      // An issue already.
      if (!(error instanceof UnknownPlaceholder || error instanceof BrokenExample)) throw error;
    }
    return questions.flatMap(({ question }, at) =>
      taken.includes(anchor(question))
        ? {
            file,
            field: `questions.${at}.question`,
            expected: `expected other words than those of a heading of the page; found ${excerpt(question)}`,
          }
        : [],
    );
  });
}

/** Towns too far away for the map, or whose names its edges or others would cover on a phone 320 px wide. */
function mapIssues({ business, root, towns }: Content): ContentIssue[] {
  const { centre, serviceRadiusMetres } = business;
  const reach = (2 * serviceRadiusMetres) / 1000;
  const dependsOn = ["business"];
  const places = towns.map((town) => ({ ...town, ...projectToKm(town, centre) }));
  const near = places.filter(({ x, y }) => Math.hypot(x, y) <= reach);
  const sheet = sheetOf(near, serviceRadiusMetres);
  const radius = { name: "the radius", box: distanceBox(sheet) };
  const named = near.map((place) => ({ name: place.name, box: nameBox(place, sheet) }));
  return places.flatMap((place) => {
    const { file, name, label, x, y } = place;
    const index = near.indexOf(place);
    if (index < 0) {
      const field = Math.abs(x) > Math.abs(y) ? "longitude" : "latitude";
      const found = `${Math.round(Math.abs(x))} km ${x < 0 ? "west" : "east"} and ${Math.round(Math.abs(y))} km ${y < 0 ? "north" : "south"}`;
      const expected = `expected ${name} at most ${reach} km, twice the radius, from the centre in ${fileIn({ root }, "business")}; found ${found}`;
      return { file, field, expected, dependsOn };
    }
    const free = sidesWithRoom(place, sheet);
    if (free.includes(label)) {
      // Of two names, the second is moved.
      const others = [radius, ...named.slice(0, index)];
      const below = others.find(({ box }) => overlap(box, named[index]!.box));
      const clear = free.filter((side) =>
        others.every(({ box }) => !overlap(box, nameBox({ ...place, label: side }, sheet))),
      );
      if (!below || clear.length === 0) return [];
      const expected = `expected a side of its dot where ${name} does not stand over ${below.name} on a phone's map, one of ${clear.join(", ")}; found ${label}`;
      return { file, field: "label", expected, dependsOn };
    }
    const choice = free.length > 0 ? `one of ${free.join(", ")}` : "a shorter name";
    const expected = `expected a side of its dot where a phone's map has room for ${name}, ${choice}; found ${label}`;
    return { file, field: "label", expected, dependsOn };
  });
}

/** Issues of charts of how long things take. */
function toolIssues({ measures, root, tools }: Content): ContentIssue[] {
  return tools.flatMap((tool) => {
    if (tool.kind !== "times") return [];
    return tool.jobs.flatMap((job, at) =>
      (["before", "onSite"] as const).flatMap((field) => {
        const measure = measures.find(({ id }) => id === job[field]);
        if (measure && durationIn(measure.is)) return [];
        const expected = `expected the id of a time such as 2 to 4 days in ${fileIn({ root }, "measures")}; found ${job[field]}`;
        const dependsOn = ["measures"];
        return { file: tool.file, field: `jobs.${at}.${field}`, expected, dependsOn };
      }),
    );
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
    return [{ file, field: "priceBand.like", expected, dependsOn: [band.like ?? ""] }];
  }
  const [low, high] = (["low", "high"] as const).map(
    (field) => shownPrices(cost, field)[0]! * band.units,
  );
  const within = (prices: { low: number; high: number }, whose: string): ContentIssue[] => {
    if (band.low >= prices.low && band.high <= prices.high) return [];
    const expected = `expected a band within ${pounds(prices.low)} and ${pounds(prices.high)}, as ${cost.file} has ${whose}`;
    return [{ file, field: "priceBand", expected, dependsOn: [cost.slug] }];
  };
  const { ours } = cost;
  const kind = kindOf(cost, band.kind);
  return [
    ...within({ low: low!, high: high! }, "them"),
    ...(ours ? within({ low: ours.low * band.units, high: ours.high * band.units }, "ours") : []),
    ...(kind ? within(kind, `ours for ${kind.id}`) : []),
  ];
}

/** Calls back for every text of the content, with its file, its field and what its schema says of it. */
export function walkStrings(
  content: Content,
  visit: (text: string, file: string, field: string, meta: z.GlobalMeta) => void,
): void {
  const walk = (value: unknown, file: string, schema: z.ZodType, path: string[]) => {
    const field = path.join(".");
    if (typeof value === "string")
      visit(value, file, field, field === "text" ? { holds: "markdown" } : metaAt(schema, path));
    else if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value))
        // The text below an entry's fields.
        walk(part, file, schema, [...path, key === "body" ? "text" : key]);
  };
  for (const { value, file, schema } of filesOf(content)) walk(value, file, schema, []);
}

/** Names of entries that are not there, by `refersTo` in the schemas. */
function nameIssues(content: Content): ContentIssue[] {
  return filesOf(content).flatMap(({ kind, schema, value, file }) => {
    const named = referencesIn(schema, value);
    // The path of a page about a service in a town names both.
    if (kind === "serviceTowns") {
      const { service, town } = value as Content["serviceTowns"][number];
      named.unshift(
        { name: service, to: "services", path: ["folder"] },
        { name: town, to: "towns", path: ["file name"] },
      );
    }
    return named.flatMap(({ name, to, path, isPath }) => {
      const known = isPath ? servicePaths(content) : content[to].map(({ slug }) => slug);
      if (known.includes(name)) return [];
      const one = to.slice(0, -1);
      const what = isPath
        ? `path of a ${one}, alone or in a town, such as ${known[0]}`
        : `name of a ${one} (${known.slice(0, 12).join(", ")})`;
      const expected = `expected the ${what}; found ${excerpt(JSON.stringify(name))}`;
      return { file, field: path.join("."), expected, dependsOn: name.split("/") };
    });
  });
}

/**
 * Names of pictures that are not there, unknown placeholders in double braces, such as a claim that
 * has been removed, and dates in the future. In the earliest time zones it may already be tomorrow.
 */
function textIssues(content: Content): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const latest = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  walkStrings(content, (text, file, field, { holds, notation }) => {
    const add = (expected: string) => issues.push({ file, field, expected });
    if (notation === "picture" || notation === "video")
      missingPicture(text, content.pictures).forEach((each) => add(each));
    const faults =
      holds === "markdown"
        ? textFaults(text, content, content.pictures)
        : plainFaults(text, content);
    for (const fault of faults) issues.push({ file, field, ...fault });
    if (notation === "date" && holds !== "plan" && text > latest)
      add(`expected a date that has come; found ${text}`);
  });
  return issues;
}
