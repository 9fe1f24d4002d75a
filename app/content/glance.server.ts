/** What a homeowner asks first, answered from content that stands elsewhere. */
import { pounds } from "../lib/money.ts";
import { projectCard, projectsOf } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { costRow } from "./costCard.server.ts";
import type { Cost, Guide, Project, Service, Town } from "./entries.server.ts";
import { timesOfPage } from "./tools.server.ts";

/** Working days as "3 days", or as weeks where they are whole. */
function onSite(days: number): string {
  const [count, unit] = days % 5 === 0 ? [days / 5, "week"] : [days, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A figure, what it is of, and where it comes from. */
export type GlanceFact = { name: string; value: string; note: string; href?: string };

function priceOf(cost: Cost): GlanceFact {
  const { job, unit, href, ours, typical, low, high } = costRow(cost);
  const of = `${job}, ${unit}`;
  return {
    name: ours ? "Our usual price" : "What others charge",
    value: ours ?? typical ?? `${low} to ${high}`,
    note: ours ? `${of}, VAT included` : of,
    href: href.includes("#") ? href : `${href}#cost`,
  };
}

function timeOf(page: string): GlanceFact[] {
  return timesOfPage(page)
    .slice(0, 1)
    .map(({ job, href, onSite: days, before, waiting }) => ({
      name: "On site",
      value: days,
      note: `${job}, after ${before}: ${waiting}`,
      href,
    }));
}

/** For a page about a service, or about one job of it, in a town with a project near it. */
export function serviceGlance(service: Service, nearest?: Project, job?: string) {
  const { costs } = getContent();
  const { slug } = service;
  const ofService = costs.filter(({ services }) => services.includes(slug));
  const own = ofService.find(({ services }) => services[0] === slug) ?? ofService[0];
  const cost = costs.find((each) => each.slug === job) ?? own;
  return {
    work: nearest ? projectCard(nearest) : projectsOf(service)[0],
    // The time is of the service's own job.
    facts: [cost ? priceOf(cost) : [], cost === own ? timeOf(`/services/${slug}`) : []].flat(),
  };
}

/** For a town's page. */
export function townGlance({ slug }: Town) {
  const near = getContent().projects.find(({ towns }) => towns.includes(slug));
  return { work: near && projectCard(near), facts: [] };
}

/** For a guide's page: the price that it is about, or else those of the service it belongs to. */
export function guideGlance({ slug, relatedServices }: Guide) {
  const { costs, services } = getContent();
  const service = services.find((entry) => entry.slug === relatedServices[0]);
  const ofService = service ? serviceGlance(service) : { work: undefined, facts: [] };
  const cost = costs.find(({ guide }) => guide === slug);
  const facts = cost ? [priceOf(cost), ...timeOf(`/guides/${slug}`)] : ofService.facts;
  return { ...ofService, facts };
}

/** For a project's page: what it cost and how long it took. */
export function projectGlance({ priceBand, days }: Project) {
  const like = getContent().costs.find(({ slug }) => slug === priceBand?.like);
  const facts: GlanceFact[] = [
    ...(priceBand
      ? [
          {
            name: "What one like it costs",
            value: `${pounds(priceBand.low)} to ${pounds(priceBand.high)}`,
            note: priceBand.covers ? `${priceBand.covers}, VAT included` : "VAT included",
            ...(like && { href: costRow(like).href }),
          },
        ]
      : []),
    ...(days ? [{ name: "On site", value: onSite(days), note: "This one, start to finish" }] : []),
  ];
  return { work: undefined, facts };
}

export type Glance = ReturnType<typeof serviceGlance | typeof townGlance>;
