/** Which jobs a page shows the cost of, and which of the prices are old. */
import { formatDate, isOverAYearOld } from "../lib/dates.ts";
import { getContent, type Cost } from "./content.server.ts";
import { costCard, costRow } from "./costCard.server.ts";

/** What a service's jobs cost. */
export const costsOfService = (service: string, { costs } = getContent()) =>
  costs.filter(({ services }) => services.includes(service)).map(costCard);

/** What the job costs that a guide is about. */
export const costsOfGuide = (guide: string, { costs } = getContent()) =>
  costs.filter((cost) => cost.guide === guide).map(costCard);

/** What every job costs, without what stands behind the prices. */
export const allCosts = ({ costs } = getContent()) => costs.map(costRow);

/** A guide that takes a price apart, to be read beside any other. */
export function costGuide({ costs, guides } = getContent()) {
  const guide = guides.find(({ slug }) => costs.some((cost) => cost.guide === slug));
  return guide && { name: guide.title, href: `/guides/${guide.slug}` };
}

/** Prices of over twelve months ago, each with the field and its words for whoever looks after them. */
export function oldPrices(costs: Cost[], today: string) {
  return costs.flatMap(({ file, date, ours }) =>
    [
      { file, path: ["date"], date, whose: "The prices" },
      ...(ours
        ? [{ file, path: ["ours", "date"], date: ours.date, whose: "Your own prices" }]
        : []),
    ]
      .filter((dated) => isOverAYearOld(dated.date, today))
      .map(({ whose, ...dated }) => ({
        ...dated,
        words: `${whose} of ${formatDate(dated.date)} are over twelve months old. Look for newer ones.`,
      })),
  );
}
