import { expect, test } from "vitest";
import { rows } from "./fixtures/smallIndex.ts";
import { britishForms, queryWords, stemOf, wordsOf } from "./words.ts";

test.each([
  ["Owner’s oak-framed  Café, £20", "owners oak framed cafe 20"],
  ["?!", ""],
  ...rows("don't > dont; o'clock > oclock; 'quoted' > quoted; ﬁtted > fitted; GL5 > gl5"),
])("the words of %s are %s", (text, words) =>
  expect(
    wordsOf(text)
      .map(({ word }) => word)
      .join(" "),
  ).toBe(words),
);

test("words say where they stand", () => {
  expect(wordsOf("An oak’s age")).toEqual([
    { word: "an", start: 0, end: 2 },
    { word: "oaks", start: 3, end: 8 },
    { word: "age", start: 9, end: 12 },
  ]);
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
  ...rows("GL5 4AB kitchens > gl5 kitchens; gl54ab > gl5; sw1a1aa > sw1a; GL5 4 > gl5"),
  ...rows("GL5 4abc > gl5 4abc; oak 4ab > oak 4ab; 4ab > 4ab; xgl54ab > xgl54ab"),
  ...rows("gl54abx > gl54abx; gl554ab > gl55; GL5 x4ab > gl5 x4ab"),
])("of the query %s are %s", (query, words) => expect(queryWords(query)).toEqual(words.split(" ")));
