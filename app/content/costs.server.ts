/** Which costs a page shows, and which prices are out of date. */
import { formatDate } from "../lib/dates.ts";
import { guidePath } from "../lib/paths.ts";
import type { Content, Cost, Service } from "./entries.server.ts";
import { kindOf } from "./prices.server.ts";
import { costCard, costRow, isOldPrice } from "./costCard.server.ts";

/**
 * The costs of a service's jobs. The prices of a job's kinds stand on the page of its first service, and on
 * that of a service which is one of the kinds.
 */
export const costsOfService = (
  { slug, kind }: Pick<Service, "slug" | "kind">,
  { costs }: Content,
) =>
  costs
    .filter(({ services }) => services.includes(slug))
    // Its own jobs come before those that it has a part in.
    .sort((a, b) => Number(b.services[0] === slug) - Number(a.services[0] === slug))
    .map((cost) => {
      const card = costCard(cost);
      return cost.services[0] === slug || kindOf(cost, kind) ? card : { ...card, kinds: undefined };
    });

/** The cost of the job that a guide is about, without its kinds. */
export const costsOfGuide = (guide: string, { costs }: Content) =>
  costs
    .filter((cost) => cost.guide === guide)
    .map((cost) => ({ ...costCard(cost), kinds: undefined }));

/** Why the firm's own prices differ, if there are any beside those of others. */
export const whyOursDiffer = (shown: { ours: string | undefined }[], { business }: Content) =>
  shown.some(({ ours }) => ours) ? business.ourPrices?.why : undefined;

/** The costs of all jobs, without the basis of the prices. */
export const allCosts = ({ costs }: Content) => costs.map(costRow);

/** A guide that breaks down a price, as an example for the others. */
export function costGuide({ costs, guides }: Content) {
  const guide = guides.find(({ slug }) => costs.some((cost) => cost.guide === slug));
  return guide && { name: guide.title, href: guidePath(guide.slug) };
}

/** Prices over twelve months old, each with its field and a message for the owner. */
export function oldPrices(costs: Cost[], today: string) {
  return costs.flatMap(({ file, date, ours }) =>
    [
      { file, path: ["date"], date, whose: "The prices" },
      ...(ours
        ? [{ file, path: ["ours", "date"], date: ours.date, whose: "Your own prices" }]
        : []),
    ]
      .filter(({ date: dated }) => isOldPrice(dated, today))
      .map(({ whose, ...dated }) => ({
        ...dated,
        words: `${whose} of ${formatDate(dated.date)} are over twelve months old. Look for newer ones.`,
      })),
  );
}
