/**
 * Whether the site's search finds the right pages, by the queries of `relevanceCases.yaml`. It judges
 * the sample firm's content: an owner who writes something else is told what is found late, in the
 * reason for which a list is skipped.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { getContent } from "../../../app/content/content.server.ts";
import { createEngine, shownOrder } from "../../../app/search/engine.ts";
import { buildSearchIndex } from "../../../app/seo/searchIndex.server.ts";
import { isTheSample, notTheSample } from "../sampleRecord.ts";

const file = "app/search/fixtures/relevanceCases.yaml";
const content = getContent();
const index = buildSearchIndex(content);
const engine = await createEngine(index);

const worstPlace = { first: 1, early: 3, any: Infinity };
const ranks = Object.keys(worstPlace) as (keyof typeof worstPlace)[];
/** Queries by list, worst acceptable rank, subject and pages. */
const lists = z.record(
  z.string(),
  z.partialRecord(
    z.enum(ranks),
    z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1))),
  ),
);

/** @throws with the place in the file, and the form of it */
function readCases(source: string) {
  const { data, error } = lists.safeParse(parse(source));
  if (data) return data;
  throw new Error(
    `${file}: expected lists by name, in each first:, early: or any:, in these a heading, and below it lines such as /faq: [opening hours, SY8]\n${z.prettifyError(error)}`,
  );
}

test("a list of queries in another form is refused, with the place", () => {
  const refused = (source: string) => expect(() => readCases(source));
  refused("a list:\n  first:\n    /faq: [hours]\n").toThrow(/below it lines such as[^]*\/faq/);
  refused("a list:\n  second:\n    a heading:\n      /faq: [hours]\n").toThrow("second");
  refused("a list:\n  first:\n    a heading:\n      /faq: hours\n").toThrow("expected a list");
});

const relevanceCases = Object.entries(readCases(readFileSync(file, "utf8"))).map(
  ([name, subjectsByRank]) => ({
    name,
    cases: ranks.flatMap((rank) =>
      Object.values(subjectsByRank[rank] ?? {})
        .flatMap((pages) => Object.entries(pages))
        .flatMap(([pages, queries]) =>
          queries.map((query) => ({
            query,
            expected: pages.split(", "),
            within: worstPlace[rank],
          })),
        ),
    ),
  }),
);

/** A list counts as its page, whatever it is filtered by. */
const pageOf = (href: string) => href.replace(/\?[^#]*/, "");
const order = (query: string) => shownOrder(engine.search(query)).map(pageOf);

/** @throws the issues, unless the content is not the sample's any more */
function judge(issues: string[], skip: (reason: string) => void) {
  if (issues.length > 0 && !isTheSample()) skip(`${notTheSample} ${issues.join("; ")}`);
  expect(issues).toEqual([]);
}

test.for(relevanceCases)("queries $name find the right page", ({ cases }, { skip }) => {
  const ranked = cases.map((entry) => {
    const found = order(entry.query);
    const place = found.findIndex((path) => entry.expected.includes(path)) + 1;
    return { ...entry, place, first: found[0] ?? "nothing" };
  });
  const mean = ranked.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / ranked.length;
  const late = ranked.filter(({ place, within }) => (place || Infinity) > within);
  const issues = late.map(
    ({ query, place, within, first, expected }) =>
      `"${query}" found ${first} first, and ${expected.join(" or ")} ${place ? `in place ${place}, not within ${within}` : "nowhere"}`,
  );
  if (mean < 0.9) issues.push(`The mean reciprocal rank is ${mean.toFixed(3)}, not 0.9`);
  judge(issues, skip);
});

test("there is something for each thing that the search's empty field proposes", ({ skip }) => {
  const nothing = content.search.hint.split(", ").filter((words) => order(words).length === 0);
  judge(
    nothing.map((words) => `"${words}" found nothing`),
    skip,
  );
});
