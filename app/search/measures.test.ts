import { expect, test } from "vitest";
import { indexOf, order, results } from "./fixtures/smallIndex.ts";
import { pieces } from "./highlight.ts";
import { measuresOf } from "./measures.ts";
import { indexedWords, queryWords } from "./words.ts";

/** Spellings of one measure each. */
const spellings = {
  "600mm": ["600mm", "600 mm", "0.6m", "0.6 m", ".6 metres", "60cm", "600 millimetres", "600 MM"],
  "2400mm": ["2400mm", "2,400 mm", "2 400 mm", "2.4 m", "2.4m", "2.4 meters", "240 centimetres"],
  "1828.8mm": ["6ft", "6 ft", "6 feet", "6’", "6'"],
  "20m2": ["20 m²", "20m2", "20 sq m", "20sqm", "20 sq. m", "20 square metres", "20 square meters"],
  "3000w": ["3kW", "3 kW", "3 kilowatts", "3000 W", "3,000W"],
  "42degree": ["42°", "42 degrees", "42 degree"],
  "20percent": ["20%", "20 %", "20 per cent", "20 percent"],
  "12kg": ["12kg", "12 kg", "12 kilos"],
  "10000": ["10,000", "£10,000", "£10k", "10k"],
};
test.each(Object.entries(spellings).flatMap(([word, all]) => all.map((text) => [text, word])))(
  "%s is %s",
  (text, word) => expect(measuresOf(`at ${text} wide`).map((one) => one.word)).toEqual([word]),
);

test("a unit is that of every figure before it", () => {
  const words = (text: string) => measuresOf(text).map(({ word }) => word);
  expect(words("between 150 and 220 mm")).toEqual(["150mm", "220mm"]);
  expect(words("2.4 × 1.8 m, 18–22mm")).toEqual(["2400mm", "1800mm", "18mm", "22mm"]);
});

test.each([
  "£2 m",
  "4 in 5",
  "GL5 1AA",
  "07700 900 482",
  "2026",
  "12 and 3",
  "a 4x2",
  "m",
  "27.11.2026",
])("%s has no measure", (text) => expect(measuresOf(text)).toEqual([]));

test("a postcode is none, and a query has a measure once", () => {
  expect(queryWords("kitchen GL5 5FT")).toEqual(["kitchen", "gl5"]);
  expect(queryWords("base unit 600 mm deep, 2 m")).toEqual([
    "base",
    "unit",
    "600mm",
    "deep",
    "2000mm",
  ]);
  expect(queryWords("£10k kitchen")).toEqual(["10000", "kitchen"]);
});

const text = (words: string) =>
  indexedWords(words)
    .map(({ word }) => word)
    .join(" ");
const index = indexOf([
  { path: "/deep", title: "Base units", in: "guides", text: text("units 600 mm deep") },
  { path: "/tall", title: "Doors 1,981 mm high", in: "guides" },
  { path: "/wide", title: "Alcoves", in: "guides", text: text("from 2.4 to 3 m wide") },
]);
test.each([
  ...["600mm", "600 mm", "0.6m", "60 cm", "600", "600 millimetres"].map((query) => [
    query,
    "/deep",
  ]),
  ...["1981mm", "1,981 mm", "1.981 m", "1981"].map((query) => [query, "/tall"]),
  ...["2400mm", "2,400 mm", "2.4m", "3 m", "3000"].map((query) => [query, "/wide"]),
])("%s finds %s alone", async (query, path) => expect(await order(index, query)).toEqual([path]));

test("another figure is not a typo", async () => {
  expect(await order(index, "605mm")).toEqual([]);
  expect(await order(index, "1891 mm")).toEqual([]);
});

test("what is marked is the whole measure", async () => {
  const { groups } = await results(index, "1981mm");
  const { title, titleMarks } = groups[0]!.results[0]!;
  expect(pieces(title, titleMarks)).toEqual([
    { text: "Doors ", marked: false },
    { text: "1,981 mm", marked: true },
    { text: " high", marked: false },
  ]);
});
