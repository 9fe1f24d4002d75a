/** The cost of a job as pages show it: prices in words. */
import { dateToday, formatDate, isOlderThan } from "../lib/dates.ts";
import { pounds, vatRate } from "../lib/money.ts";
import { guidePath, servicePath } from "../lib/paths.ts";
import type { Cost } from "./entries.server.ts";
import {
  dateOf,
  shownPrices,
  sourceOf,
  usualKindOf,
  usualOf,
  type PriceField,
} from "./prices.server.ts";

type Source = Cost["sources"][number];

const vatWords: Record<Source["vat"], string> = {
  included: "with VAT",
  excluded: "without VAT",
  unstated: "VAT not stated",
};

const formatRange = (amounts: number[]) => amounts.map(pounds).join(" to ");

/** Of prices older than this the notes say so, and the owner is asked for newer ones. */
const yearsUntilOld = 1;

export const isOldPrice = (date: string, today: string) => isOlderThan(yearsUntilOld, date, today);

/** The firm's own usual price, or its lowest and highest. */
function ownRange(cost: Cost, { low, high }: NonNullable<Cost["ours"]>) {
  const usual = usualOf(cost);
  return usual.length > 0 ? usual : [low, high];
}

/** The firm's own usual price, and all of them, if the owner has given any. */
function ownPrices(cost: Cost) {
  const { ours } = cost;
  if (!ours) return undefined;
  return {
    usual: formatRange(ownRange(cost, ours)),
    words: `${formatRange([ours.low, ours.high])} with VAT, ${formatDate(ours.date)}`,
  };
}

/** The kinds of a job with the firm's own prices, in words. */
function ownKinds({ ours }: Cost) {
  if (!ours?.kinds) return undefined;
  const { of, rows } = ours.kinds;
  return {
    of,
    rows: rows.map(({ id, job, low, high }) => ({ id, job, price: formatRange([low, high]) })),
  };
}

/** The published prices that a cost has. */
const priceFieldsOf = ({ typical }: Cost): PriceField[] =>
  typical === undefined ? ["low", "high"] : ["low", "typical", "high"];

/** Whether VAT is in the published prices that are shown, and where it was added. */
function vatOf(cost: Cost) {
  const sources = priceFieldsOf(cost).map((field) => sourceOf(cost, field));
  const named = (vat: Source["vat"]) =>
    [...new Set(sources.filter((source) => source.vat === vat).map(({ name }) => name))].join(
      " and ",
    );
  const [without, unstated] = [named("excluded"), named("unstated")];
  return [
    cost.ours && "Our own prices include it.",
    without && `We added ${vatRate} per cent to the figures of ${without}, which leave it out.`,
    unstated && `The figures of ${unstated} don’t say, and nothing is added to them.`,
    !without && !unstated && (cost.ours ? "So do the published ones." : "The prices include it."),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who published the prices that are shown, and in which year: "A builder and A page, 2025". */
function publishedBy(cost: Cost) {
  const byYear = new Map<string, Set<string>>();
  for (const source of priceFieldsOf(cost).map((field) => sourceOf(cost, field))) {
    const year = `${source.dated ? "" : "read "}${dateOf(source).slice(0, 4)}`;
    byYear.set(year, (byYear.get(year) ?? new Set()).add(source.name));
  }
  return [...byYear].map(([year, names]) => `${[...names].join(" and ")}, ${year}`).join("; ");
}

/** What a job's prices are for, in words: "each m², supplied and fitted". */
function unitOf({ per, unit }: Cost): string {
  const parts = [per === "job" ? undefined : `each ${per}`, unit].filter(Boolean);
  return parts.join(", ") || "whole job";
}

/** A job with its prices in words. */
export function costRow(cost: Cost) {
  const { slug, job } = cost;
  const typical = shownPrices(cost, "typical");
  const [low] = shownPrices(cost, "low") as [number];
  const [high] = shownPrices(cost, "high") as [number];
  return {
    slug,
    job,
    unit: unitOf(cost),
    /** URL of the page about the job. */
    href: cost.guide ? guidePath(cost.guide) : `${servicePath(cost.services[0]!)}#cost`,
    /** The firm's own usual price, with VAT. */
    ours: ownPrices(cost)?.usual,
    /** The kind of the job that this is the price of, if it is of one kind. */
    oursOf: usualKindOf(cost)?.job,
    low: pounds(low),
    typical: typical.length > 0 ? formatRange(typical) : undefined,
    high: pounds(high),
    published: publishedBy(cost),
  };
}
export type CostRow = ReturnType<typeof costRow>;

/** How old a source is, in words. */
function readOf(source: Source, today: string) {
  const { dated, read } = source;
  const age = isOldPrice(dateOf(source), today) ? "Old: dated" : "Dated";
  return `${dated ? `${age} ${formatDate(dated)}, read` : "Without a date, read"} on ${formatDate(read)}`;
}

/** A row with the basis of its prices. */
export function costCard(cost: Cost, today = dateToday()) {
  const { includes, excludes, takes, sources } = cost;
  return {
    ...costRow(cost),
    includes,
    excludes,
    takes,
    vat: vatOf(cost),
    sources: sources.map((source) => ({
      name: source.name,
      url: source.url,
      says: `${source.says}; ${vatWords[source.vat]}`,
      read: readOf(source, today),
    })),
    ownPrices: ownPrices(cost)?.words,
    kinds: ownKinds(cost),
  };
}
export type CostCard = ReturnType<typeof costCard>;
