/** What synonyms find, on an index of a few invented pages. */
import { expect, test } from "vitest";
import { indexOf, order, results, rows } from "./fixtures/smallIndex.ts";
import { pieces } from "./highlight.ts";

const index = indexOf(
  [
    { path: "/boot", title: "Boot rooms", in: "services" },
    { path: "/beam", title: "Structural works", in: "services", text: "beam wall" },
    { path: "/room", title: "Room dividers", in: "projects" },
    { path: "/pantry", title: "Pantry", in: "projects" },
    { path: "/larder", title: "Larder", in: "projects" },
    { path: "/shelves", title: "Utility shelves", in: "projects" },
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

test("a synonym of several words is only found as a whole, in the query and on the page", async () => {
  expect(await order(index, "knock")).toEqual([]);
  // A room alone is no boot room.
  expect(await order(index, "mudroom")).toEqual(["/boot"]);
});

test("the words that a synonym means are marked in a result", async () => {
  const { groups } = await results(index, "mudroom");
  const { title, titleMarks } = groups[0]!.results[0]!;
  expect(pieces(title, titleMarks)).toEqual([
    { text: "Boot", marked: true },
    { text: " ", marked: false },
    { text: "rooms", marked: true },
  ]);
});
