import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync, brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { getContent } from "../content/content.server.ts";
import { getPages } from "../seo/pages.server.ts";
import { buildSearchIndex } from "../seo/searchIndex.server.ts";
import { createEngine, shownOrder } from "./engine.ts";

async function make() {
  const index = buildSearchIndex(getContent());
  return { index, engine: await createEngine(index) };
}
let made: ReturnType<typeof make> | undefined;
/** The site's index and its engine, created by the first test that needs them. */
const site = () => (made ??= make());

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
    `app/search/fixtures/relevanceCases.yaml: expected lists by name, in each first:, early: or any:, in these a heading, and below it lines such as /faq: [opening hours, SY8]\n${z.prettifyError(error)}`,
  );
}

test("a list of queries in another form is refused, with the place", () => {
  const refused = (source: string) => expect(() => readCases(source));
  refused("a list:\n  first:\n    /faq: [hours]\n").toThrow(/below it lines such as[^]*\/faq/);
  refused("a list:\n  second:\n    a heading:\n      /faq: [hours]\n").toThrow("second");
  refused("a list:\n  first:\n    a heading:\n      /faq: hours\n").toThrow("expected a list");
});

const file = join(import.meta.dirname, "fixtures/relevanceCases.yaml");
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
/** Where the search may lead. Whether a page has the place is checked with every other link. */
async function places() {
  const pages = (await site()).index.pages.map(({ path }) => path);
  return new Set([...pages, ...pages.map((path) => `${path}#cost`), "/#contact"]);
}
/** A list counts as its page, whatever it is filtered by. */
const pageOf = (href: string) => href.replace(/\?[^#]*/, "");
const order = async (query: string) => shownOrder((await site()).engine.search(query)).map(pageOf);

describe("the index", () => {
  it("holds every page that wants to be found, once", async () => {
    const { index } = await site();
    const indexed = index.pages.map(({ path }) => path).filter((path) => !path.includes("#"));
    expect(indexed.toSorted()).toEqual(
      getPages()
        .filter(({ hidden }) => !hidden)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it("is under 60 kB as it travels, with brotli and with gzip", async () => {
    const json = JSON.stringify((await site()).index);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(brotliCompressSync(json, { params }).length).toBeLessThan(60_000);
    expect(gzipSync(json).length).toBeLessThan(60_000);
  });

  it("leads nowhere that does not exist", async () => {
    const { index, engine } = await site();
    const known = await places();
    expect(engine.suggestions.map(({ path }) => path)).toEqual(index.suggestions);
    expect(index.questions.filter(({ href }) => !known.has(pageOf(href)))).toEqual([]);
  });
});

test.for(relevanceCases)("queries $name find the right page", async (list, { annotate }) => {
  const { name } = list;
  const known = await places();
  const gone = list.cases.flatMap(({ expected }) => expected.filter((path) => !known.has(path)));
  // An owner may take a page away: the queries for it are no fault then.
  if (gone.length > 0) await annotate(`No page of the site any more: ${gone.join(", ")}.`);
  const cases = list.cases.filter(({ expected }) => expected.some((path) => known.has(path)));
  expect(cases.length, "queries whose page is there").toBeGreaterThan(5);
  const ranked = await Promise.all(
    cases.map(async (entry) => {
      const found = await order(entry.query);
      const place = found.findIndex((path) => entry.expected.includes(path)) + 1;
      return { ...entry, place, first: found[0] ?? "nothing" };
    }),
  );
  const mean = ranked.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / ranked.length;
  console.log(`Mean reciprocal rank of ${cases.length} queries ${name}: ${mean.toFixed(3)}`);
  const late = ranked.filter(({ place, within }) => (place || Infinity) > within);
  const issues = late.map(
    ({ query, place, within, first, expected }) =>
      `"${query}" found ${first} first, and ${expected.join(" or ")} ${place ? `in place ${place}, not within ${within}` : "nowhere"}`,
  );
  expect(issues).toEqual([]);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
