import { formatDate } from "../../lib/dates.ts";
import { hoursLine } from "../../lib/openingHours.ts";
import { getContent } from "../content.server.ts";
import { indexPage } from "../lists.server.ts";
import { renderInline } from "../markdown.server.ts";
import { trustParts } from "../schema/business.ts";

/** Data of the trust page. Leaves out whatever the profile lacks. */
export function trustPage(content = getContent()) {
  const { business, home } = content;
  return {
    page: indexPage("/trust", content),
    facts: trustParts.flatMap(({ id, title }) => {
      const fact = business.trust[id];
      if (!fact) return [];
      const { short, words, evidence, evidenceDate } = fact;
      const seen = evidenceDate ? `, seen ${formatDate(evidenceDate)}` : "";
      return { id, title, short, html: renderInline(words), evidence: evidence && evidence + seen };
    }),
    replies: business.claims.flatMap(({ id, answers, words }) =>
      answers ? { id, answers, words } : [],
    ),
    note: `The phone is answered ${hoursLine(business.hours.phone)}.`,
    contact: home.contact,
  };
}
