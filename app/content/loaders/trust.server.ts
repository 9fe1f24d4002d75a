import { formatDate } from "../../lib/dates.ts";
import { ratingWords } from "../../lib/firmFacts.ts";
import { hoursLine } from "../../lib/openingHours.ts";
import type { Content } from "../entries.server.ts";
import { claimsOf } from "../contact.ts";
import { indexHeading } from "../lists.server.ts";
import { renderInline } from "../markdown.server.ts";
import { trustParts } from "../schema/business.ts";

/** Data of the trust page: what the profile has. */
export function trustPage(content: Content) {
  const { business, home, words: site } = content;
  const { rating } = business;
  return {
    page: indexHeading("/trust", content),
    facts: trustParts.flatMap(({ id, title }) => {
      const fact = business.trust[id];
      if (!fact) return [];
      const { short, words, evidence, evidenceDate } = fact;
      const seen = evidenceDate ? `, seen ${formatDate(evidenceDate)}` : "";
      return {
        id,
        title,
        short,
        html: renderInline(words, content),
        evidence: evidence && evidence + seen,
        // What a firm belongs to is no answer to what happens when a job goes wrong.
        ...(id === "memberships" && { quiet: true }),
      };
    }),
    replies: business.claims.flatMap(({ id, answers, words, appliesTo }) =>
      answers ? { id, answers, words, appliesTo } : [],
    ),
    /** When enquiries are answered. */
    note: `The phone is answered ${hoursLine(business.hours.phone)}.`,
    record: { claims: claimsOf("trust-badge", business), label: site.labels.record },
    rating: rating && [ratingWords(rating), rating.basis].filter(Boolean).join(". "),
    contact: home.contact,
  };
}
export type TrustPage = ReturnType<typeof trustPage>;

/** What the trust page says, as Markdown, for the search. */
export const trustTexts = ({ business: { trust, claims } }: Content) => [
  ...trustParts.flatMap(({ id, title }) => {
    const fact = trust[id];
    return fact ? [`## ${title}`, `${fact.short}. ${fact.words}`] : [];
  }),
  ...claims.flatMap(({ answers, words }) => (answers ? [`${answers}: ${words}`] : [])),
];
