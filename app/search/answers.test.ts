/** Which common questions a query asks. */
import { expect, test } from "vitest";
import { indexOf, order, results } from "./fixtures/smallIndex.ts";

/** A common question that is asked in these words. */
const question = (asked: string[], href: string) => ({
  question: `${asked[0]}?`,
  answer: "Yes.",
  href,
  asked,
});

const index = indexOf(
  [
    { path: "/faq#a", title: "Do you charge VAT?", in: "questions", text: "vat charg" },
    { path: "/vat", title: "VAT", in: "guides" },
    { path: "/price", title: "Prices", in: "guides", text: "charg" },
  ],
  {
    questions: [
      question(["charge vat", "tax"], "/faq#a"),
      question(["price of vat work"], "/vat"),
      { ...question(["opening hours"], "/price"), question: "When may I ring you?" },
    ],
    synonyms: [
      { typed: ["levy"], means: ["charge"] },
      { typed: ["bill"], means: ["charge note"] },
    ],
  },
);
test.each([
  ["do you charge vat", "/faq#a"],
  ["vat charges", "/faq#a"],
  ["tax", "/faq#a"],
  ["levy vat", "/faq#a"],
  // Matching half of the query is enough.
  ["tax oak", "/faq#a"],
  ["what is the price of vat work", "/vat"],
  // The question itself, word for word.
  ["When may I ring you?", "/price"],
])('the query "%s" is answered', async (query, href) => {
  const { answer, groups } = await results(index, query);
  expect(answer?.href).toBe(href);
  expect(answer).not.toHaveProperty("asked");
  // The answer is not repeated in the results.
  expect(groups.flatMap(({ results: of }) => of.map(({ path }) => path))).not.toContain(href);
  expect((await order(index, query))[0]).toBe(href);
});

// "Bill" is a synonym of "charge note", not of "charge" alone.
test.each(["vat", "charge", "bill vat", "charge for the vat of my wooden oak house plans"])(
  'the query "%s" is not answered',
  async (query) => {
    expect(await results(index, query)).not.toHaveProperty("answer");
  },
);

test("the question that has most of the words is answered, whichever comes first", async () => {
  const both = [question(["vat"], "/less"), question(["vat work"], "/more")];
  for (const questions of [both, both.toReversed()]) {
    const { answer } = await results(indexOf([], { questions }), "vat work");
    expect(answer?.href).toBe("/more");
  }
});
