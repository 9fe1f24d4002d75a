/** The cost of a job as pages show it: prices in words and their positions on a line. */
import { formatDate } from "../lib/dates.ts";
import { pounds } from "../lib/money.ts";
import type { Cost } from "./entries.server.ts";

type Prices = Pick<Cost, "low" | "typical" | "high">;

const vatWords: Record<Cost["vat"], string> = {
  included: "In the prices.",
  excluded: "Not in the prices: add 20 per cent.",
  unstated: "Some sources do not say whether it is in. Ask.",
};

const typicalOf = ({ typical }: Prices) =>
  typical === undefined ? undefined : ([typical].flat() as [number] | [number, number]);

const formatRange = (figures: number[]) => figures.map(pounds).join(" to ");

/**
 * Position of the typical price between low (0) and high (1); both ends are equal for a single
 * figure.
 */
function markOf(prices: Prices) {
  const { low, high } = prices;
  const typical = typicalOf(prices);
  if (!typical || high === low) return undefined;
  const along = (price: number) => Math.round(((price - low) / (high - low)) * 1000) / 1000;
  return { from: along(typical[0]), to: along(typical.at(-1)!) };
}

/** The firm's own prices, if the owner has given any. */
function ownPrices({ ours }: Cost) {
  if (!ours) return undefined;
  const typical = typicalOf(ours);
  return [
    formatRange([ours.low, ours.high]),
    ...(typical ? [`most often ${formatRange(typical)}`] : []),
    formatDate(ours.date),
  ].join(", ");
}

/** A job with its prices in words and their positions on a line. */
export function costRow(cost: Cost) {
  const { slug, job, unit, low, high } = cost;
  const typical = typicalOf(cost);
  return {
    slug,
    job,
    unit,
    /** URL of the page about the job. */
    href: cost.guide ? `/guides/${cost.guide}` : `/services/${cost.services[0]}#cost`,
    low: pounds(low),
    typical: typical && formatRange(typical),
    high: pounds(high),
    mark: markOf(cost),
  };
}
export type CostRow = ReturnType<typeof costRow>;

/** A row with the basis of its prices. */
export function costCard(cost: Cost) {
  const { includes, excludes, takes, vat, sources } = cost;
  return {
    ...costRow(cost),
    includes,
    excludes,
    takes,
    vat: vatWords[vat],
    sources: sources.map((source) => ({
      ...source,
      dated: formatDate(source.dated),
      read: formatDate(source.read),
    })),
    ours: ownPrices(cost),
  };
}
export type CostCard = ReturnType<typeof costCard>;
