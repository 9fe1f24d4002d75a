import { expect, test } from "vitest";
import { smallContent } from "../../fixtures/smallContent.ts";
import { trustPage } from "./trust.server.ts";

test("the page of what stands behind the work has what the profile gives, in its order, and one table of replies", () => {
  const content = smallContent();
  content.business.trust.insurer!.evidenceDate = "2026-01-12";
  expect(trustPage(content)).toEqual({
    page: { title: "Trust list", lead: "Trust list lead." },
    facts: [
      {
        id: "insurer",
        title: "Who insures us",
        short: "An insurer",
        html: 'See <a href="/faq">terms</a>.',
        evidence: "A letter, seen 12\u00A0January 2026",
      },
      { id: "deposits", title: "Deposits", short: "None", html: "You pay at the end." },
    ],
    replies: [{ id: "phone-reply", answers: "A call", words: "We ring back." }],
    note: "The phone is answered Mon 8am–5pm.",
    record: { claims: [], label: "So far" },
    rating: "4.5 out of 5 from 12 reviews",
    contact: content.home.contact,
  });
});
