import { gzipSync, brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { getPages } from "../seo/pages.server.ts";
import { buildSearchIndex } from "../seo/searchIndex.server.ts";
import { createEngine, shownOrder } from "./engine.ts";
import { pieces } from "./highlight.ts";
import { pack, unpack } from "./postings.ts";
import { anotherWord, relevanceCases, seenThrough } from "./relevanceCases.ts";

async function make() {
  const index = buildSearchIndex();
  return { index, engine: await createEngine(index) };
}
let made: ReturnType<typeof make> | undefined;
/** The site's index and its engine, created by the first test that needs them. */
const site = () => (made ??= make());
const cases = Object.values(relevanceCases).flat();
const order = async (query: string) => shownOrder((await site()).engine.search(query));

const nameOf = (path: string) => getPages().find((page) => page.path === path)!.name;

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
    const { index } = await site();
    const known = new Set([...index.pages.map(({ path }) => path), "/#contact"]);
    const named = [...index.suggestions, ...index.questions.map(({ href }) => href)];
    expect(named.filter((path) => !known.has(path))).toEqual([]);
    expect(cases.flatMap(({ wanted }) => wanted).filter((path) => !known.has(path))).toEqual([]);
  });

  it("comes out of its packing as it went in", () => {
    const far = Array.from({ length: 400 }, (_, page) =>
      page % 170 === 3 ? ["a", "rare"] : ["a"],
    );
    expect(unpack(pack(far), far.length).map((words) => words.toSorted())).toEqual(far);
    expect(unpack(pack([[], []]), 2)).toEqual([[], []]);
  });
});

describe("a result", () => {
  it("comes with its matched words marked, its trail and its thumbnail", async () => {
    const { engine } = await site();
    const project = getPages().find(({ kind }) => kind === "project");
    const words = project!.name.split(" ").filter((word) => /^[a-z]{4,}$/i.test(word));
    // The last word is incomplete.
    const typed = words.join(" ").slice(0, -1);
    const found = engine
      .search(typed)
      .groups.flatMap(({ results }) => results)
      .find(({ path }) => path === project!.path)!;
    const marked = pieces(found.title, found.titleMarks).filter((piece) => piece.marked);
    expect(marked.map(({ text }) => text).join(" ")).toBe(typed);
    expect(found.trail).toEqual([nameOf("/projects")]);
    expect(found.picture?.src).toMatch(/^\/pictures\//);
  });

  it("is marked where a synonym or another spelling found it", async () => {
    const { engine } = await site();
    const [best] = engine.search(anotherWord.typed).groups[0]!.results;
    expect(best!.title).toBe(anotherWord.title);
    const marked = pieces(best!.title, best!.titleMarks).filter((piece) => piece.marked);
    expect(marked.map(({ text }) => text)).toEqual(anotherWord.marked);
  });

  it("stands in one group, once", async () => {
    const { engine } = await site();
    for (const { query } of cases) {
      const { groups, answer, count } = engine.search(query);
      const paths = groups.flatMap(({ results }) => results.map(({ path }) => path));
      expect(new Set([...paths, answer?.href]).size).toBe(paths.length + 1);
      expect(count).toBe(paths.length);
    }
  });
});

describe("the engine", () => {
  it.each(seenThrough)("sees through %s", async (_, typed, meant) => {
    expect((await order(typed))[0]).toBe((await order(meant))[0]);
    expect(await order(typed)).not.toEqual([]);
  });

  it("finds nothing for nothing", async () => {
    const { engine } = await site();
    for (const query of ["", "   ", "?!", "xyzzyqwv"]) {
      expect(engine.search(query)).toEqual({ groups: [], count: 0 });
    }
  });

  it("finds nothing where most of the words are strange to us", async () => {
    const [{ query: known } = { query: "" }] = cases;
    expect(await order(`submarine torpedo ${known}`)).toEqual([]);
    expect(await order(`submarine ${known}`)).not.toEqual([]);
  });

  it("guesses at no postcode: a district we do not know is not a near one", async () => {
    expect(await order("GL99")).toEqual([]);
  });

  it("suggests the pages that content names, in that order", async () => {
    const { index, engine } = await site();
    expect(engine.suggestions.map(({ path }) => path)).toEqual(index.suggestions);
    expect(engine.pagesAt(["/faq", "/no-such-page", "/"]).map(({ path }) => path)).toEqual([
      "/faq",
      "/",
    ]);
  });
});

test.each(Object.entries(relevanceCases))("queries %s find what is wanted", async (name, list) => {
  expect(list.length).toBeGreaterThan(5);
  const ranked = await Promise.all(
    list.map(async (entry) => {
      const found = await order(entry.query);
      return { ...entry, place: found.findIndex((path) => entry.wanted.includes(path)) + 1 };
    }),
  );
  const mean = ranked.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / ranked.length;
  console.log(`Mean reciprocal rank of ${list.length} queries ${name}: ${mean.toFixed(3)}`);
  const late = ranked.filter(({ place, within }) => within && (place === 0 || place > within));
  expect(late.map(({ query, place, within }) => `${query}: ${place}, not ${within}`)).toEqual([]);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
