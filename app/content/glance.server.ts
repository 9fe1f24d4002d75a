/** What a homeowner asks first, answered from content that stands elsewhere. */
import { pounds } from "../lib/money.ts";
import type { NamedLink } from "./cards.server.ts";
import { costRow } from "./costCard.server.ts";
import type { Content, Cost, Guide, Project, Service } from "./entries.server.ts";
import { jobOf, kindOf } from "./prices.server.ts";
import { jobTimes, timesOfPage } from "./tools.server.ts";
import { counted } from "../lib/counted.ts";
import { guidePath, servicePath } from "../lib/paths.ts";

/** Working days as "3 days", or as weeks where they are whole. */
function onSite(days: number): string {
  return days % 5 === 0 ? counted(days / 5, "week") : counted(days, "day");
}

/** A figure, what it is of, and where it comes from; `more` leads to others of its kind. */
export type GlanceFact = {
  name: string;
  value: string;
  note: string;
  href?: string;
  more?: NamedLink;
};

export type Glance = { facts: GlanceFact[] };

function priceOf(cost: Cost): GlanceFact {
  const { job, unit, href, ours, oursOf, typical, low, high } = costRow(cost);
  const of = oursOf ?? `${job}, ${unit}`;
  return {
    name: ours ? "Our usual price" : "What others charge",
    value: ours ?? typical ?? `${low} to ${high}`,
    note: ours ? `${of}, VAT included` : of,
    href: href.includes("#") ? href : `${href}#cost`,
  };
}

/** The price of one kind of a job, if it has prices of its own, which stand on the page of `service`. */
function kindPriceOf(
  cost: Cost,
  kind: string | undefined,
  service: string,
): GlanceFact | undefined {
  const row = kindOf(cost, kind);
  return (
    row && {
      name: "Our usual price",
      value: `${pounds(row.low)} to ${pounds(row.high)}`,
      note: `${row.job}, VAT included`,
      href: `${servicePath(service)}#cost`,
    }
  );
}

/** What the job of a service costs, or the kind of it that the service is. */
export function servicePrice({ slug, kind }: Service, { costs }: Content): GlanceFact | undefined {
  const cost = jobOf(slug, costs);
  return cost && (kindPriceOf(cost, kind, slug) ?? priceOf(cost));
}

/** Where the price of a service's job begins, with the job, and what it is measured in. */
export function priceFrom({ slug, kind }: Service, { costs }: Content): string | undefined {
  const cost = jobOf(slug, costs);
  const row = cost && kindOf(cost, kind);
  if (row) return `From ${pounds(row.low)}`;
  if (!cost?.ours) return undefined;
  const measure = cost.per === "job" ? "" : `, each ${cost.per},`;
  return `${cost.job}${measure} from ${pounds(cost.ours.low)}`;
}

/** Where the other kinds of a job have their prices, in the words of its service. */
function othersPriced(
  { services: [slug], ours }: Cost,
  { services }: Content,
): NamedLink | undefined {
  const service = services.find((each) => each.slug === slug);
  return ours?.kinds && service?.alsoPriced
    ? { name: service.alsoPriced, href: `${servicePath(service.slug)}#cost` }
    : undefined;
}

/** The time of the priced job, or else of the first job that the page names. */
function timeOf(page: string, { job: priced }: Cost, content: Content): GlanceFact[] {
  const ofJob = jobTimes(content).filter(({ job }) => job === priced);
  return [...ofJob, ...timesOfPage(page, content)]
    .slice(0, 1)
    .map(({ job, href, onSite: days, before, waiting }) => ({
      name: "On site",
      value: days,
      note: `${job}, after ${before}: ${waiting}`,
      href,
    }));
}

/** The job that a page's price is for, if it is not its service's own. */
type Subject = { cost?: string | undefined; kind?: string | undefined };

/** For a page about a service, one of its jobs, or one kind of a job. */
export function serviceGlance(
  service: Service,
  content: Content,
  { cost: job, kind = job ? undefined : service.kind }: Subject = {},
): Glance {
  const { costs } = content;
  const { slug } = service;
  const cost = jobOf(slug, costs, job);
  if (!cost) return { facts: [] };
  // The time is known for the service's own job only.
  const isOwn = cost === jobOf(slug, costs) && kind === service.kind;
  const price =
    kindPriceOf(cost, kind, kind === service.kind ? slug : cost.services[0]!) ?? priceOf(cost);
  if (!isOwn) return { facts: [price] };
  const more = othersPriced(cost, content);
  return {
    facts: [{ ...price, ...(more && { more }) }, ...timeOf(servicePath(slug), cost, content)],
  };
}

/** For a guide's page: the price that it is about, or else those of the service it belongs to. */
export function guideGlance(
  { slug, relatedServices, cost: about }: Guide,
  content: Content,
): Glance {
  const { costs, services } = content;
  const service = services.find((entry) => entry.slug === relatedServices[0]);
  const ofService = service ? serviceGlance(service, content).facts : [];
  const cost = costs.find((each) => each.guide === slug || each.slug === about);
  return { facts: cost ? [priceOf(cost), ...timeOf(guidePath(slug), cost, content)] : ofService };
}

/** For a project's page: what it cost and how long it took. */
export function projectGlance({ priceBand, days }: Project, { costs }: Content): Glance {
  const like = costs.find(({ slug }) => slug === priceBand?.like);
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
  return { facts };
}
