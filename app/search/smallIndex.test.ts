/** How the engine interprets words, on an index of a dozen invented pages. */
import { describe, expect, test } from "vitest";
import { createEngine, shownOrder, shownPerGroup } from "./engine.ts";
import { matchRanges, pieces } from "./highlight.ts";
import { pack, unpack } from "./postings.ts";
import { groupNames, type GroupName, type IndexedPage, type SearchIndex } from "./searchIndex.ts";
import {
  britishForms,
  editDistance,
  isDistrict,
  isStopWord,
  queryWords,
  stemOf,
  wordsOf,
} from "./words.ts";

type Made = Partial<IndexedPage> & { path: string; title: string; in: GroupName; text?: string };
function indexOf(made: Made[], rest: Partial<SearchIndex> = {}): SearchIndex {
  return {
    pages: made.map(({ in: group, text: _text, ...page }) => ({
      group: groupNames.indexOf(group),
      trail: [],
      summary: "",
      keys: "",
      headings: "",
      ...page,
    })),
    pictures: [],
    text: pack(made.map(({ text = "" }) => [...new Set(text.split(" ").filter(Boolean))])),
    synonyms: [],
    questions: [],
    suggestions: [],
    ...rest,
  };
}
/** "typed > meant; typed > meant" as rows of a table. */
const rows = (list: string) => list.split("; ").map((row) => row.split(" > ") as [string, string]);
const results = async (index: SearchIndex, query: string) =>
  (await createEngine(index)).search(query);
const order = async (index: SearchIndex, query: string) => shownOrder(await results(index, query));

const site = indexOf([
  { path: "/kitchens", title: "Kitchens", in: "Services", summary: "Fitted by hand." },
  { path: "/kitchens/stroud", title: "Kitchens in Stroud", in: "Services by town", keys: "GL5" },
  { path: "/kitchens/bath", title: "Kitchens in Bath", in: "Services by town", keys: "BA1" },
  { path: "/stroud", title: "Stroud", in: "Towns", trail: ["Areas"], keys: "GL5, Cainscross" },
  { path: "/bath", title: "Bath", in: "Towns", trail: ["Areas"], keys: "BA1" },
  { path: "/towns", title: "Areas", in: "Towns", summary: "Where we work." },
  { path: "/oak-door", title: "Oak door", in: "Projects", text: "grain wardrob" },
  { path: "/wardrobe", title: "Alcove wardrobe", in: "Projects", text: "oak grain" },
  { path: "/cost", title: "What a kitchen costs", in: "Guides", headings: "Colours of paint" },
  { path: "/oak", title: "Oak or pine", in: "Blog", text: "draught window plough" },
  { path: "/faq", title: "Questions", in: "Questions", text: "vat" },
  { path: "/terms", title: "Terms", in: "Pages", text: "vat kitchen" },
]);

describe("what is found", () => {
  test.each<[string, string, string[]]>([
    ["a plural", "kitchen", ["/kitchens", "/cost", "/kitchens/stroud", "/kitchens/bath"]],
    ["a word begun", "kitch", ["/kitchens", "/cost", "/kitchens/stroud", "/kitchens/bath"]],
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
      { path: "/doors", title: "Doors, frames and windows made to measure", in: "Services" },
      { path: "/doors/stroud", title: "Doors in Stroud", in: "Services by town" },
    ]);
    expect(await order(doors, "doors")).toEqual(["/doors", "/doors/stroud"]);
  });

  test("a town's page leads when only the town is asked for, however full another page", async () => {
    const full = (words: string) => ({ keys: words, headings: words, summary: words });
    const places = indexOf([
      { path: "/stroud", title: "Stroud", in: "Towns", trail: ["Areas"], keys: "GL5, Cainscross" },
      { path: "/work", title: "Stroud", in: "Projects", ...full("Stroud Cainscross") },
      { path: "/areas", title: "Every area", in: "Towns", summary: "area" },
      { path: "/area", title: "An area", in: "Projects", ...full("area") },
      { path: "/wolds", title: "The Wolds", in: "Towns", trail: ["Areas"] },
      { path: "/rules", title: "The rules", in: "Projects", ...full("the rules") },
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
      expect(await results(site, query)).toEqual({ groups: [], count: 0 });
  });
});

describe("a result", () => {
  test("has its words marked, its trail and its picture", async () => {
    const picture = { src: "/p.jpg", width: 4, height: 3, colour: "#fff" };
    const index = indexOf(
      [
        {
          path: "/door",
          title: "Oak doors",
          in: "Projects",
          trail: ["Projects"],
          summary: "A door of oak.",
          picture: 0,
        },
        { path: "/plain", title: "Doors", in: "Projects" },
      ],
      { pictures: [picture] },
    );
    const { groups, count } = await results(index, "door");
    expect(count).toBe(2);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.name).toBe("Projects");
    expect(groups[0]!.results.find(({ path }) => path === "/door")).toEqual({
      path: "/door",
      title: "Oak doors",
      titleMarks: [{ start: 4, end: 8 }],
      trail: ["Projects"],
      summary: "A door of oak.",
      summaryMarks: [{ start: 2, end: 6 }],
      picture,
    });
    expect(groups[0]!.results.find(({ path }) => path === "/plain")).not.toHaveProperty("picture");
  });

  test("stands in a group, the best group first, of which the window shows four", async () => {
    const many = Array.from({ length: 6 }, (_, at) => ({
      path: `/town-${at}`,
      title: `Stairs in town ${at}`,
      in: "Services by town" as const,
    }));
    const index = indexOf([...many, { path: "/stairs", title: "Stairs", in: "Services" }]);
    const found = await results(index, "stairs");
    expect(found.groups.map(({ name, results: of }) => [name, of.length])).toEqual([
      ["Services", 1],
      ["Services by town", 6],
    ]);
    expect(found.count).toBe(7);
    expect(shownOrder(found)).toHaveLength(1 + shownPerGroup);
  });

  test("sixty are enough", async () => {
    const many = Array.from({ length: 70 }, (_, at) => ({
      path: `/${at}`,
      title: "Stairs",
      in: "Projects" as const,
    }));
    expect((await results(indexOf(many), "stairs")).count).toBe(60);
  });
});

describe("synonyms", () => {
  const index = indexOf(
    [
      { path: "/boot", title: "Boot rooms", in: "Services" },
      { path: "/beam", title: "Structural works", in: "Services", text: "beam wall" },
      { path: "/room", title: "Room dividers", in: "Projects" },
      { path: "/pantry", title: "Pantry", in: "Projects" },
      { path: "/larder", title: "Larder", in: "Projects" },
      { path: "/shelves", title: "Utility shelves", in: "Projects" },
    ],
    {
      synonyms: [
        { typed: ["larder"], means: ["pantry"] },
        { typed: ["mudroom", "utility"], means: ["boot room"] },
        { typed: ["knock through", "taking out a wall"], means: ["structural works"] },
        { typed: ["knock through"], means: ["beam"] },
      ],
    },
  );
  test.each([
    // The last has a typo.
    ...rows("mudroom > /boot; mudrooms > /boot; mudrom > /boot"),
    ...rows("knock through > /beam; knocking through > /beam; taking out a wall > /beam"),
    ...rows("taking out wall > /beam; taking out the wall > /beam"),
  ])("%s finds what it means", async (query, path) => {
    expect((await order(index, query))[0]).toBe(path);
  });

  test("what was typed comes before what it means", async () => {
    expect(await order(index, "larder")).toEqual(["/larder", "/pantry"]);
    expect((await order(index, "utility")).toSorted()).toEqual(["/boot", "/shelves"]);
  });

  test("half of a phrase means nothing", async () =>
    expect(await order(index, "knock")).toEqual([]));

  test("a phrase is found together: a room alone is no boot room", async () => {
    expect(await order(index, "mudroom")).toEqual(["/boot"]);
  });

  test("what it means is marked", async () => {
    const { groups } = await results(index, "mudroom");
    const { title, titleMarks } = groups[0]!.results[0]!;
    expect(pieces(title, titleMarks)).toEqual([
      { text: "Boot", marked: true },
      { text: " ", marked: false },
      { text: "rooms", marked: true },
    ]);
  });
});

/** A common question that is asked in these words. */
const question = (asked: string[], href: string) => ({
  question: `${asked[0]}?`,
  answer: "Yes.",
  href,
  asked,
});

describe("common questions", () => {
  const index = indexOf(
    [
      { path: "/faq#a", title: "Do you charge VAT?", in: "Questions", text: "vat charg" },
      { path: "/vat", title: "VAT", in: "Guides" },
      { path: "/price", title: "Prices", in: "Guides", text: "charg" },
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
  ])("%s is answered", async (query, href) => {
    const { answer, groups } = await results(index, query);
    expect(answer?.href).toBe(href);
    expect(answer).not.toHaveProperty("asked");
    // The answer is not repeated in the results.
    expect(groups.flatMap(({ results: of }) => of.map(({ path }) => path))).not.toContain(href);
    expect((await order(index, query))[0]).toBe(href);
  });

  // "Bill" is a synonym of "charge note", not of "charge" alone.
  test.each(["vat", "charge", "bill vat", "charge for the vat of my wooden oak house plans"])(
    "%s is not",
    async (query) => {
      expect(await results(index, query)).not.toHaveProperty("answer");
    },
  );
});

test("the question that has most of the words is answered, whichever comes first", async () => {
  const both = [question(["vat"], "/less"), question(["vat work"], "/more")];
  for (const questions of [both, both.toReversed()]) {
    const { answer } = await results(indexOf([], { questions }), "vat work");
    expect(answer?.href).toBe("/more");
  }
});

test("pages are suggested in the order that is given, unknown ones left out", async () => {
  const engine = await createEngine({ ...site, suggestions: ["/oak", "/none", "/kitchens"] });
  expect(engine.suggestions.map(({ path }) => path)).toEqual(["/oak", "/kitchens"]);
  expect(engine.pagesAt(["/none", "/faq"])).toEqual([
    {
      path: "/faq",
      title: "Questions",
      titleMarks: [],
      trail: [],
      summary: "",
      summaryMarks: [],
    },
  ]);
});

describe("words", () => {
  test.each([
    ["Owner’s oak-framed  Café, £20", "owners oak framed cafe 20"],
    ["?!", ""],
    ...rows("don't > dont; o'clock > oclock; 'quoted' > quoted; ﬁtted > fitted; GL5 > gl5"),
  ])("of %s are %s", (text, words) =>
    expect(
      wordsOf(text)
        .map(({ word }) => word)
        .join(" "),
    ).toBe(words),
  );

  test("say where they stand", () => {
    expect(wordsOf("An oak’s age")).toEqual([
      { word: "an", start: 0, end: 2 },
      { word: "oaks", start: 3, end: 8 },
      { word: "age", start: 9, end: 12 },
    ]);
  });

  test("stop words are recognised", () => {
    const stopWords = ["a", "the", "you", "youre", "how", "much", "need"];
    expect([...stopWords, "oak", "kitchen", ""].filter(isStopWord)).toEqual(stopWords);
  });

  test.each([
    ...rows("stairs > stair; dies > die; properties > propert; boxes > box; benches > bench"),
    ...rows("finishes > finish; glasses > glass; shelves > shelf; gloves > glof; doves > dove"),
    ...rows("fitting > fit; fitted > fit; hanging > hang; building > build; selling > sell"),
    ...rows("joinery > joiner; wardrobe > wardrob; featheredge > featheredg; hammering > hammer"),
  ])("the stem of %s is %s", (word, stem) => expect(stemOf(word)).toBe(stem));
  test.each([
    ..."gas bus radius skis glass ring string agreed storey oaky dirty kitchen site oak".split(" "),
    ..."chestnut plywood gl55 20mms".split(" "),
  ])("%s is its own stem", (word) => expect(stemOf(word)).toBe(word));

  test.each([
    ...rows("color > colour; colored > coloured; colorful > colourful; organize > organise"),
    ...rows("neighborhood > neighbourhood; organizations > organisations; analyze > analyse"),
    ...rows("center > centre; centers > centres; gray > grey; molding > moulding; plow > plough"),
    ...rows("aluminum > aluminium; curbs > kerbs; traveling > travelling; license > licence"),
    ...rows("catalogs > catalogues; dialog > dialogue; story > storey; stories > storeies"),
  ])("%s is written %s here", (american, british) =>
    expect(britishForms(american)).toContain(british),
  );
  test.each([
    ..."oak orchard prizegiving terrace ledger ensemble dogma history storyline".split(" "),
    // Too short to have another spelling.
    "tor",
  ])("%s is written alike", (word) => expect(britishForms(word)).toEqual([]));

  test.each([
    ...rows("kitchen > 0; kichen > 1; kitcchen > 1; kicthen > 1; kotchen > 0.5; kbtchen > 1"),
    // At most one more than asked for is counted.
    ...rows("kitchyn > 0.5; ktichne > 2; kitten > 2; oak > 3; kitchenettes > 3; kit > 3"),
  ])("%s is %s edits from kitchen", (typed, count) =>
    expect(editDistance(typed, "kitchen", 2)).toBe(Number(count)),
  );
  test("only neighbours change places", () => {
    expect(editDistance("gbcd", "bxcd", 2)).toBe(2);
    expect(editDistance("bgcd", "xbcd", 2)).toBe(2);
    expect(editDistance("", "", 2)).toBe(0);
  });
  test.each(rows("kit > 0; kot > 0.5; ktichen > 1; kitchens > 1; door > 3"))(
    "%s is %s edits from the beginning of kitchen",
    (typed, count) => expect(editDistance(typed, "kitchen", 2, true)).toBe(Number(count)),
  );

  test("districts are known", () => {
    const districts = ["gl5", "b1", "sw1a", "gl55"];
    const others = ["gl", "5gl", "gl5ab", "glo5", "xgl555", "gl5 "];
    expect([...districts, ...others].filter(isDistrict)).toEqual(districts);
  });

  test.each([
    ...rows("GL5 4AB kitchens > gl5 kitchens; gl54ab > gl5; sw1a1aa > sw1a; GL5 4 > gl5"),
    ...rows("GL5 4abc > gl5 4abc; oak 4ab > oak 4ab; 4ab > 4ab; xgl54ab > xgl54ab"),
    ...rows("gl54abx > gl54abx; gl554ab > gl55; GL5 x4ab > gl5 x4ab"),
  ])("of the query %s are %s", (query, words) =>
    expect(queryWords(query)).toEqual(words.split(" ")),
  );
});

describe("marks", () => {
  test("stand on what was typed of a word, and on the whole of one found otherwise", () => {
    const found = new Set(["kitchens", "kitchen", "boot"]);
    expect(matchRanges("Kitchens and boot", found, ["kit", "kitch", "mud"])).toEqual([
      { start: 0, end: 5 },
      { start: 13, end: 17 },
    ]);
    expect(matchRanges("Kitchening", new Set(["kitchen"]), [])).toEqual([{ start: 0, end: 10 }]);
    // The apostrophe is removed in folding, so the whole word is highlighted.
    expect(matchRanges("Owner’s", new Set(["owners"]), ["own"])).toEqual([{ start: 0, end: 7 }]);
    expect(matchRanges("Nothing", found, ["not"])).toEqual([]);
  });

  test("part a text without losing a letter", () => {
    expect(pieces("Oak door", [{ start: 0, end: 3 }])).toEqual([
      { text: "Oak", marked: true },
      { text: " door", marked: false },
    ]);
    expect(pieces("Oak door", [{ start: 4, end: 8 }])).toEqual([
      { text: "Oak ", marked: false },
      { text: "door", marked: true },
    ]);
    expect(pieces("Oak", [])).toEqual([{ text: "Oak", marked: false }]);
    expect(pieces("", [])).toEqual([]);
  });
});

describe("what travels", () => {
  test("is the words in their order, and a letter for each page that holds one", () => {
    expect(pack([["oak", "door"], [], ["oak"]])).toEqual({ words: "door oak", places: "A AB" });
    const far = Array.from({ length: 146 }, (_, at) => (at % 145 === 0 ? ["oak"] : []));
    // 144 pages are skipped: twice the 72 digits.
    expect(pack(far).places).toBe("A~~A");
  });

  test("is read again as it was", () => {
    expect(unpack({ words: "door oak", places: "A AB" }, 3)).toEqual([
      ["door", "oak"],
      [],
      ["oak"],
    ]);
    expect(unpack({ words: "oak", places: "A~~A" }, 146)[145]).toEqual(["oak"]);
    const far = Array.from({ length: 400 }, (_, at) => (at % 170 === 3 ? ["rare"] : []));
    expect(unpack(pack(far), far.length)).toEqual(far);
    expect(unpack(pack([[], []]), 2)).toEqual([[], []]);
    // Extra words and missing pages are ignored.
    expect(unpack({ words: "oak ash", places: "AA" }, 1)).toEqual([["oak"]]);
  });
});
