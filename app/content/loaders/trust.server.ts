import { formatDate } from "../../lib/dates.ts";
import { hoursLine } from "../../lib/openingHours.ts";
import type { Content } from "../entries.server.ts";
import { indexHeading } from "../lists.server.ts";
import { renderInline } from "../markdown.server.ts";
import { showPicture } from "../pictures.server.ts";
import { trustParts } from "../schema/business.ts";

/** Data of the trust page: the home page's first picture of the firm, and what the profile has. */
export function trustPage(content: Content) {
  const { business, home, pictures } = content;
  return {
    page: indexHeading("/trust", content),
    picture: showPicture(home.about.pictures[0]!, pictures),
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
      };
    }),
    replies: business.claims.flatMap(({ id, answers, words, appliesTo }) =>
      answers ? { id, answers, words, appliesTo } : [],
    ),
    /** When enquiries are answered. */
    note: `The phone is answered ${hoursLine(business.hours.phone)}.`,
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
