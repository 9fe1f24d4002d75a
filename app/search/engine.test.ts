import { gzipSync, brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { getPages } from "../seo/pages.server.ts";
import { buildSearchIndex } from "../seo/searchIndex.server.ts";
import { createEngine, shownOrder } from "./engine.ts";
import { pieces } from "./highlight.ts";
import { judged } from "./judged.ts";
import { pack, unpack } from "./postings.ts";

const index = buildSearchIndex();
const engine = await createEngine(index);
const order = (query: string) => shownOrder(engine.search(query));

describe("the index", () => {
  it("holds every page that wants to be found, once", () => {
    const indexed = index.pages.map(({ path }) => path).filter((path) => !path.includes("#"));
    expect(indexed.toSorted()).toEqual(
      getPages()
        .filter(({ hidden }) => !hidden)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it("is under 60 kB as it travels, with brotli and with gzip", () => {
    const json = JSON.stringify(index);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(brotliCompressSync(json, { params }).length).toBeLessThan(60_000);
    expect(gzipSync(json).length).toBeLessThan(60_000);
  });

  it("leads nowhere that does not exist", () => {
    const known = new Set([...index.pages.map(({ path }) => path), "/#contact"]);
    const named = [...index.suggestions, ...index.questions.map(({ href }) => href)];
    expect(named.filter((path) => !known.has(path))).toEqual([]);
    expect(judged.flatMap(({ wanted }) => wanted).filter((path) => !known.has(path))).toEqual([]);
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
  it("comes with its matched words marked, its trail and its thumbnail", () => {
    const { groups } = engine.search("stairca strou");
    const [best] = groups[0]!.results;
    const marked = pieces(best!.title, best!.titleMarks).filter((piece) => piece.marked);
    expect(marked.map(({ text }) => text)).toEqual(["Stairca", "Strou"]);
    expect(best!.trail).toEqual(["Services", "Staircases"]);
    expect(best!.picture?.src).toMatch(/^\/pictures\//);
  });

  it("is marked where a synonym or another spelling found it", () => {
    const [best] = engine.search("mudroom").groups[0]!.results;
    expect(pieces(best!.title, best!.titleMarks)).toEqual([
      { text: "Boot", marked: true },
      { text: " ", marked: false },
      { text: "rooms", marked: true },
    ]);
  });

  it("stands in one group, once", () => {
    for (const { query } of judged) {
      const { groups, answer, count } = engine.search(query);
      const paths = groups.flatMap(({ results }) => results.map(({ path }) => path));
      expect(new Set([...paths, answer?.href]).size).toBe(paths.length + 1);
      expect(count).toBe(paths.length);
    }
  });
});

describe("the engine", () => {
  it.each([
    ["a transposition", "kicthen", "kitchen"],
    ["a letter too few", "kichen", "kitchen"],
    ["an American spelling", "gray gloss", "grey gloss"],
    ["capitals and accents", "KITCHÉN", "kitchen"],
    ["words run together", "lofTconversion", "loft conversion"],
    ["a hyphen", "stow-on-the-wold", "stow on the wold"],
    ["a postcode with its second half", "gl5 4ab", "GL5"],
    ["the same without the space", "GL54AB", "GL5"],
  ])("sees through %s", (_, typed, meant) => {
    expect(order(typed)[0]).toBe(order(meant)[0]);
    expect(order(typed)).not.toEqual([]);
  });

  it("finds nothing for nothing", () => {
    for (const query of ["", "   ", "?!", "xyzzyqwv"]) {
      expect(engine.search(query)).toEqual({ groups: [], count: 0 });
    }
  });

  it("finds nothing where most of the words are strange to us", () => {
    expect(order("submarine torpedo oak")).toEqual([]);
    expect(order("submarine oak")).not.toEqual([]);
  });

  it("guesses at no postcode: a district we do not know is not a near one", () => {
    expect(order("GL99")).toEqual([]);
  });

  it("suggests the pages that content names, in that order", () => {
    expect(engine.suggestions.map(({ path }) => path)).toEqual(index.suggestions);
    expect(engine.pagesAt(["/faq", "/no-such-page", "/"]).map(({ path }) => path)).toEqual([
      "/faq",
      "/",
    ]);
  });
});

test(`${judged.length} judged queries find what a homeowner wants`, () => {
  expect(judged.length).toBeGreaterThanOrEqual(60);
  const ranked = judged.map((entry) => {
    const place = order(entry.query).findIndex((path) => entry.wanted.includes(path)) + 1;
    return { ...entry, place };
  });
  const mean = ranked.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / ranked.length;
  console.log(`Mean reciprocal rank of ${judged.length} judged queries: ${mean.toFixed(3)}`);
  const late = ranked.filter(({ place, within }) => place === 0 || place > within);
  expect(late.map(({ query, place, within }) => `${query}: ${place}, not ${within}`)).toEqual([]);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
