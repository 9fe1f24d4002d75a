/** The cost of a job as pages show it: prices in words and their positions on a line. */
import { formatDate } from "../lib/dates.ts";
import { pounds } from "../lib/money.ts";
import type { Cost } from "./content.server.ts";

type Prices = Pick<Cost, "low" | "typical" | "high">;

/** A job with its prices in words and their positions on a line. */
export type CostRow = {
  slug: string;
  job: string;
  unit: string;
  /** URL of the page about the job. */
  href: string;
  low: string;
  typical?: string;
  high: string;
  /**
   * Position of the typical price between low (0) and high (1); both ends are equal for a single
   * figure.
   */
  mark?: { from: number; to: number };
};

/** A row with the basis of its prices. */
export type CostCard = CostRow & {
  includes: string[];
  excludes: string[];
  takes?: string;
  vat: string;
  sources: { name: string; url: string; says: string; dated: string; read: string }[];
  /** The firm's own prices, if the owner has given any. */
  ours?: string;
};

const vatWords: Record<Cost["vat"], string> = {
  included: "In the prices.",
  excluded: "Not in the prices: add 20 per cent.",
  unstated: "Some sources do not say whether it is in. Ask.",
};

const typicalOf = ({ typical }: Prices) =>
  typical === undefined ? undefined : ([typical].flat() as [number] | [number, number]);

const inWords = (figures: number[]) => figures.map(pounds).join(" to ");

function markOf({ low, high, ...prices }: Prices): CostCard["mark"] {
  const typical = typicalOf({ low, high, ...prices });
  if (!typical || high === low) return undefined;
  const along = (price: number) => Math.round(((price - low) / (high - low)) * 1000) / 1000;
  return { from: along(typical[0]), to: along(typical.at(-1)!) };
}

function ownPrices({ ours }: Cost): string | undefined {
  if (!ours) return undefined;
  const typical = typicalOf(ours);
  return [
    inWords([ours.low, ours.high]),
    ...(typical ? [`most often ${inWords(typical)}`] : []),
    formatDate(ours.date),
  ].join(", ");
}

export function costRow(cost: Cost): CostRow {
  const { slug, job, unit, low, high } = cost;
  const typical = typicalOf(cost);
  return {
    slug,
    job,
    unit,
    href: cost.guide ? `/guides/${cost.guide}` : `/services/${cost.services[0]}#cost`,
    low: pounds(low),
    typical: typical && inWords(typical),
    high: pounds(high),
    mark: markOf(cost),
  };
}

export function costCard(cost: Cost): CostCard {
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
