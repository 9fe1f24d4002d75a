/** What the engine makes of words, on an index of a dozen invented pages. */
import { describe, expect, test } from "vitest";
import { createEngine, shownOrder, shownPerGroup } from "./engine.ts";
import { indexOf, order, results, rows, site } from "./fixtures/smallIndex.ts";
import type { Range } from "./highlight.ts";

describe("what is found", () => {
  test.each<[string, string, string[]]>([
    ["a plural", "kitchen", ["/kitchens", "/cost", "/kitchens/stroud", "/kitchens/bath"]],
    ["a word begun", "kitch", ["/kitchens", "/cost", "/kitchens/stroud", "/kitchens/bath"]],
    ["capitals and accents", "WÀRDROBE", ["/wardrobe"]],
    ["a word of the text", "draughts", ["/oak"]],
    ["a heading", "paint", ["/cost"]],
    ["an American spelling", "colors", ["/cost"]],
    ["two words run together", "oakdoor", ["/oak-door"]],
    ["a letter too few", "wardobe", ["/wardrobe"]],
    ["two letters changed round", "wradrobe", ["/wardrobe"]],
    ["a wrong vowel", "draoghts", ["/oak"]],
    ["the first two letters changed round", "iktchens", ["/kitchens"]],
    ["a typo in a word of four letters", "btah", ["/bath"]],
    ["the start of a word with a typo", "wradro", ["/wardrobe"]],
    ["a word begun before another", "kitch stroud", ["/kitchens/stroud"]],
    ["two words run together the other way", "dooroak", ["/oak-door"]],
    ["an American spelling far from ours", "plow", ["/oak"]],
    ["a postcode", "GL5", ["/stroud", "/kitchens/stroud"]],
    ["a postcode with its second half", "gl5 4ab", ["/stroud", "/kitchens/stroud"]],
    ["a postcode that is none of ours", "GL9", []],
    ["a postcode begun", "GL", ["/stroud", "/kitchens/stroud"]],
    ["a place near a town", "cainscross", ["/stroud"]],
    ["a word in none", "submarine", []],
    ["a short word with a typo", "vet", []],
  ])("%s", async (_, query, expected) => {
    const found = await order(site, query);
    expect(found.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
    expect(found[0]).toBe(expected[0]);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  test.each([
    // A page with both words comes before one with either, a title before a text.
    ...rows("oak door > /oak-door; oak grain > /oak-door"),
    // A service comes before its towns, unless a town is asked for.
    ...rows("kitchens > /kitchens; kitchens stroud > /kitchens/stroud; stroud > /stroud"),
    ...rows("kitchens in bth > /kitchens; strood > /stroud; strood kitchens > /kitchens/stroud"),
  ])("%s: first %s", async (query, path) => expect((await order(site, query))[0]).toBe(path));

  test("a service comes before its towns even where a town's title says little else", async () => {
    const doors = indexOf([
      { path: "/doors", title: "Doors, frames and windows made to measure", in: "services" },
      { path: "/doors/stroud", title: "Doors in Stroud", in: "servicesByTown" },
    ]);
    expect(await order(doors, "doors")).toEqual(["/doors", "/doors/stroud"]);
  });

  test("a town's page leads when only the town is asked for, however full another page", async () => {
    const full = (words: string) => ({ keys: words, headings: words, summary: words });
    const places = indexOf([
      { path: "/stroud", title: "Stroud", in: "towns", trail: ["Areas"], keys: "GL5, Cainscross" },
      { path: "/work", title: "Stroud", in: "projects", ...full("Stroud Cainscross") },
      { path: "/areas", title: "Every area", in: "towns", summary: "area" },
      { path: "/area", title: "An area", in: "projects", ...full("area") },
      { path: "/wolds", title: "The Wolds", in: "towns", trail: ["Areas"] },
      { path: "/rules", title: "The rules", in: "projects", ...full("the rules") },
    ]);
    for (const query of ["stroud", "strood", "cainscross"])
      expect(await order(places, query)).toEqual(["/stroud", "/work"]);
    // A list of towns is not a town, and a stop word is not a town's name.
    expect(await order(places, "area")).toEqual(["/area", "/areas"]);
    expect((await order(places, "the"))[0]).toBe("/rules");
  });

  test("stop words are ignored unless nothing else was typed", async () => {
    expect(await order(site, "what do I need for a kitchen")).toEqual(await order(site, "kitchen"));
    expect(await order(site, "what")).toEqual(["/cost"]);
    expect(await order(site, "what is")).toContain("/cost");
  });

  test("where most of the words are strange, nothing is", async () => {
    expect(await order(site, "submarine kitchen")).not.toEqual([]);
    expect(await order(site, "submarine torpedo kitchen")).toEqual([]);
  });

  test("no more than twelve words are looked at, and no more than 200 letters", async () => {
    const strange = Array.from({ length: 12 }, () => "the").join(" ");
    expect(await order(site, `${strange} kitchen`)).toEqual(await order(site, strange));
    expect(await order(site, `${" ".repeat(200)}kitchen`)).toEqual([]);
    expect(await order(site, `${" ".repeat(190)}kitchen`)).not.toEqual([]);
  });

  test("an empty query finds nothing", async () => {
    for (const query of ["", " ", "?!"])
      expect(await results(site, query)).toEqual({ results: [], groups: [] });
  });
});

describe("a result", () => {
  test("has its words marked, its trail and its picture", async () => {
    const picture = { src: "/p.jpg", width: 4, height: 3, colour: "#fff" };
    const door = { path: "/door", title: "Oak doors", summary: "A door of oak." };
    const index = indexOf(
      [
        { ...door, in: "projects", trail: ["Projects"], picture: 0 },
        { path: "/plain", title: "Doors", in: "projects" },
      ],
      { pictures: [picture] },
    );
    const { groups, results: found } = await results(index, "door");
    expect(found).toHaveLength(2);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.name).toBe("Projects");
    expect(found.find(({ path }) => path === "/door")).toEqual({
      ...door,
      group: "Projects",
      titleMarks: [{ start: 4, end: 8 }],
      trail: ["Projects"],
      summaryMarks: [{ start: 2, end: 6 }],
      picture,
    });
    expect(found.find(({ path }) => path === "/plain")).not.toHaveProperty("picture");
  });

  test("has no stop word marked that nobody looks for", async () => {
    const shelves = {
      title: "Made to measure, or to keep",
      summary: "A shelf to fit or to stand.",
    };
    const index = indexOf([{ ...shelves, path: "/shelves", in: "services" }], {
      synonyms: [{ typed: ["bespoke"], means: ["made to measure"] }],
    });
    const marked = async (query: string) => {
      const [found] = (await results(index, query)).groups[0]!.results;
      const words = (text: string, ranges: Range[]) =>
        ranges.map(({ start, end }) => text.slice(start, end));
      return [
        ...words(found!.title, found!.titleMarks),
        ...words(found!.summary, found!.summaryMarks),
      ];
    };
    expect(await marked("bespoke or fitted")).toEqual(["Made", "measure", "fit"]);
    expect(await marked("made to measure")).toEqual(["Made", "measure"]);
    // Nothing else was typed.
    expect(await marked("or")).toEqual(["or", "or"]);
  });

  test("stands in a group, the best group first, of which the window shows four", async () => {
    const page = { title: "Stairs in a town", in: "servicesByTown" } as const;
    const many = Array.from({ length: 6 }, (_, at) => ({ ...page, path: `/town-${at}` }));
    const index = indexOf([...many, { path: "/stairs", title: "Stairs", in: "services" }]);
    const found = await results(index, "stairs");
    expect(found.groups.map(({ name, results: of }) => [name, of.length])).toEqual([
      ["Services", 1],
      ["Services by town", 6],
    ]);
    expect(found.results).toHaveLength(7);
    expect(shownOrder(found)).toHaveLength(1 + shownPerGroup);
  });

  test("sixty are enough", async () => {
    const page = { title: "Stairs", in: "projects" } as const;
    const many = Array.from({ length: 70 }, (_, at) => ({ ...page, path: `/${at}` }));
    expect((await results(indexOf(many), "stairs")).results).toHaveLength(60);
  });
});

test("pages are suggested in the order that is given, unknown ones left out", async () => {
  const engine = await createEngine({ ...site, suggestions: ["/oak", "/none", "/kitchens"] });
  expect(engine.suggestions.map(({ path }) => path)).toEqual(["/oak", "/kitchens"]);
  expect(engine.pagesAt(["/none", "/faq"])).toMatchObject([{ path: "/faq", titleMarks: [] }]);
});
