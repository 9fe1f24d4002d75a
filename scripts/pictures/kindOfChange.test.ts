import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { findPlaces, type Pixels } from "./difference.ts";
import { kindsOfChange } from "./kindOfChange.ts";

const colours: Record<string, number> = {
  " ": 0xffffff,
  1: 0xaabbcc,
  2: 0xddeeff,
  3: 0x102030,
  4: 0x445566,
  5: 0x8899aa,
  6: 0x778899,
};

/** A picture of one pixel for each character, each of which stands for a colour. */
function picture(rows: readonly string[], also: Record<string, number> = {}): Pixels {
  const width = rows[0]!.length;
  const data = Buffer.alloc(width * rows.length * 4, 255);
  const names = rows.join("").split("");
  names.forEach((name, at) => data.writeUIntBE({ ...colours, ...also }[name]!, at * 4, 3));
  return { data, width, height: rows.length };
}

/** What happened at each place where two pictures differ. */
const happened = (before: Pixels, after: Pixels) =>
  kindsOfChange(before, after, findPlaces(before, after)).map(
    ({ kind, by, colours: became, neighbour }) => ({ kind, by, colours: became, neighbour }),
  );
const inRows = (before: readonly string[], after: readonly string[]) =>
  happened(picture(before), picture(after));
/** What moved by so many px. */
const movedBy = (right: number, down: number) => ({ kind: "moved", by: { right, down } });

test("finds the colour that became another", () => {
  const [before, after] = [
    ["      ", " 1111 ", " 1331 "],
    ["      ", " 2222 ", " 2332 "],
  ];
  expect(inRows(before, after)).toEqual([
    { kind: "recoloured", colours: { from: 0xaabbcc, to: 0xddeeff } },
  ]);
});

test("finds the colour of letters, although their edges are blends", () => {
  // The ground, a half and the whole of a colour.
  const rows = ["         ", " .a.  .a ", " aa. .aa ", " .a.  .a "];
  const before = picture(rows, { a: 0x404040, ".": 0x9f9f9f });
  const after = picture(rows, { a: 0x808080, ".": 0xbfbfbf });
  expect(happened(before, after)).toEqual([
    { kind: "recoloured", colours: { from: 0x404040, to: 0x808080 } },
  ]);
});

test("names no colour where several changed in different ways", () => {
  expect(inRows(["1111", "3333"], ["2222", "1111"])).toEqual([{ kind: "changed" }]);
});

test("finds the colour although one pixel in ten changed otherwise", () => {
  expect(inRows(["1111111113"], ["2222222221"])).toEqual([
    { kind: "recoloured", colours: { from: 0xaabbcc, to: 0xddeeff } },
  ]);
});

const [shape, other, empty] = [" 132  ", " 312  ", "      "];

test.each([
  ["down", [shape, other, empty, empty, empty], [empty, empty, empty, shape, other], 3],
  ["up", [empty, shape, other], [shape, other, empty], -1],
] as const)("finds what moved %s", (_, before, after, down) => {
  expect(inRows(before, after)).toEqual([movedBy(0, down)]);
});

test("finds what moved sideways", () => {
  expect(inRows([" 132  ", " 312  "], ["   132", "   312"])).toEqual([movedBy(2, 0)]);
  expect(inRows(["   132", "   312"], ["  132 ", "  312 "])).toEqual([movedBy(-1, 0)]);
});

test("doesn't call it moved if it changed, too", () => {
  expect(inRows([shape, other, empty], [empty, shape, " 212  "])).toEqual([{ kind: "changed" }]);
});

test("doesn't call it moved if something new above it pushed it down", () => {
  expect(inRows(["12  ", "33  "], ["31  ", "12  "])).toEqual([{ kind: "changed" }]);
});

/** A canvas with parts on it, each at its place. */
function canvas(ground: (x: number, y: number) => string, ...parts: [number, number, string[]][]) {
  const rows = Array.from({ length: 120 }, (_, y) =>
    Array.from({ length: 120 }, (__, x) => ground(x, y)),
  );
  for (const [left, top, part] of parts)
    part.forEach((row, y) =>
      row.split("").forEach((name, x) => {
        rows[top + y]![left + x] = name;
      }),
    );
  return picture(rows.map((row) => row.join("")));
}
const paper = () => " ";
/** No two places of it look alike. */
const drawing = (x: number, y: number) =>
  String(1 + (hash("md5", `${x} ${y}`, "buffer").readUInt8() % 5));
const label = ["66666666", "63636336", "66363636", "66666666"];

test.each([
  ["paper", paper],
  ["a drawing", drawing],
])("finds how far a part moved on %s", (_, ground) => {
  const [low, high] = [canvas(ground, [10, 100, label]), canvas(ground, [10, 8, label])];
  expect(happened(low, high)).toEqual([movedBy(0, -92)]);
  expect(happened(high, low)).toEqual([movedBy(0, 92)]);
  expect(happened(low, canvas(ground, [90, 8, label]))).toEqual([movedBy(80, -92)]);
  expect(happened(low, canvas(ground, [90, 100, label]))).toEqual([movedBy(80, 0)]);
});

test("a mark of one colour moves from one place to another, not the ground the other way", () => {
  const mark = ["3333", "3333"];
  expect(happened(canvas(paper, [90, 50, mark]), canvas(paper, [10, 50, mark]))).toEqual([
    movedBy(-80, 0),
  ]);
});

test("tells two parts apart that both moved", () => {
  const [one, two] = [label, ["5555", "5335"]];
  expect(
    happened(
      canvas(drawing, [10, 9, one], [80, 9, two]),
      canvas(drawing, [10, 99, one], [80, 100, two]),
    ),
  ).toEqual([movedBy(0, 90), movedBy(0, 91)]);
});

test("tells of two parts that changed places as one change", () => {
  const [one, two] = [label, ["34343434", "41414141", "34343434", "41414141"]];
  expect(
    happened(
      canvas(paper, [10, 10, one], [90, 90, two]),
      canvas(paper, [10, 10, two], [90, 90, one]),
    ),
  ).toEqual([{ kind: "swapped" }]);
});

test("calls a part gone or new on a plain ground", () => {
  const [without, one] = [canvas(paper), canvas(paper, [50, 50, label])];
  expect(happened(one, without)).toEqual([{ kind: "gone" }]);
  expect(happened(without, one)).toEqual([{ kind: "new" }]);
  const [bare, drawn] = [canvas(drawing), canvas(drawing, [50, 50, label])];
  expect(happened(drawn, bare)).toEqual([{ kind: "changed" }]);
});

test("calls a part gone although its neighbour closed the gap", () => {
  const [long, short] = [
    ["3333333333", "3 16 2 543", "3 61 2 143", "3333333333"],
    ["3333333   ", "3 16 23   ", "3 61 23   ", "3333333   "],
  ];
  const [before, after] = [canvas(paper, [20, 20, long]), canvas(paper, [20, 20, short])];
  expect(happened(before, after)).toEqual([{ kind: "gone", neighbour: { side: "right", px: 3 } }]);
  expect(happened(after, before)).toEqual([{ kind: "new", neighbour: { side: "right", px: 3 } }]);
});

/** Rows each of which is unlike all others. */
const rowsOf = (count: number, kind: string) =>
  Array.from({ length: count }, (_, y) =>
    `${kind}${y.toString(5).padStart(6, "0")}`.replaceAll("0", "5"),
  );

test("finds that two blocks of a page changed places", () => {
  const [top, one, two, end] = [rowsOf(20, "1"), rowsOf(90, "2"), rowsOf(60, "3"), rowsOf(30, "6")];
  const [before, after] = [
    picture([...top, ...one, ...two, ...end]),
    picture([...top, ...two, ...one, ...end]),
  ];
  const places = findPlaces(before, after);
  expect(places.map((place) => [place.before.top, place.after.top, place.moved])).toEqual([
    [110, 20, { differing: 0 }],
  ]);
  expect(happened(before, after)).toEqual([{ kind: "reordered", by: { right: 0, down: -90 } }]);
  expect(happened(after, before)).toEqual([{ kind: "reordered", by: { right: 0, down: 90 } }]);
});

test("finds a block in another order although one of its rows looks different there", () => {
  const [one, two] = [rowsOf(90, "2"), rowsOf(60, "3")];
  const drawn = two.map((row, y) => (y === 30 ? "4444444" : row));
  const [place] = findPlaces(picture([...one, ...two]), picture([...drawn, ...one]));
  expect(place!.moved).toEqual({ differing: 1 });
  expect(place!.before.height).toBe(60);
});

test("doesn't take a block for moved that stands lower because of something new above it", () => {
  const [one, two] = [rowsOf(90, "2"), rowsOf(60, "3")];
  const places = findPlaces(picture([...one]), picture([...two, ...one]));
  expect(places.map(({ moved, after }) => [moved, after.height])).toEqual([[undefined, 60]]);
});

test("rows that only one picture has were added, or removed", () => {
  expect(inRows(["11", "33"], ["11", "22", "33"])).toEqual([{ kind: "added" }]);
  expect(inRows(["11", "22", "33"], ["11", "33"])).toEqual([{ kind: "removed" }]);
});

const page = rowsOf(800, "1");
const put = (rows: string[], at: number) => [...page.slice(0, at), ...rows, ...page.slice(at)];

test.each([
  // Its end is cut off, as a window cuts it.
  ["a notice of 60 rows", put(rowsOf(60, "2"), 100).slice(0, 800), [60, 0], [0, 60]],
  ["a notice of 230 rows", put(rowsOf(230, "2"), 100).slice(0, 800), [230, 0], [0, 230]],
  [
    "20 rows for 20 others farther down",
    [...page.slice(0, 100), ...page.slice(120, 740), ...rowsOf(20, "2"), ...page.slice(740)],
    [0, 20],
    [20, 0],
  ],
])("tells what came and went in a picture as tall as before: %s", (_, after, first, last) => {
  const places = findPlaces(picture(page), picture(after));
  expect(places.map((place) => [place.after.height, place.before.height])).toEqual([first, last]);
});

test("a block moves on its ground in a picture as tall as before: no ground came or went", () => {
  const ground = Array<string>(50).fill("       ");
  const block = rowsOf(60, "2");
  const [low, high] = [
    [...ground, ...ground, ...block, ...ground],
    [...ground, ...block, ...ground, ...ground],
  ];
  expect(inRows(low, high)).toEqual([movedBy(0, -50)]);
});

/** What is said of each place that may follow from another. */
const following = (before: Pixels, after: Pixels) =>
  kindsOfChange(before, after, findPlaces(before, after))
    .filter(({ follows }) => follows)
    .map(({ place: { after: box } }) => [box.left, box.top]);

test("an edge of three pixels follows from a part that moved, and stands for itself alone", () => {
  const edge = ["3543", "4534", "5345"].map((row) => row.repeat(8));
  const moved = (...parts: [number, number, string[]][]) =>
    canvas(paper, [10, 8, label], [90, 100, ["5"]], ...parts);
  const before = canvas(paper, [10, 60, label], [90, 100, ["5"]]);
  expect(following(before, moved([70, 10, edge]))).toEqual([[70, 10]]);
  const [thicker, alone] = [[...edge, "3".repeat(32)], canvas(paper, [70, 10, edge])];
  expect(following(before, moved([70, 10, thicker]))).toEqual([]);
  expect(following(canvas(paper), alone)).toEqual([]);
});

test("a move of one pixel follows from the part that is gone beside it", () => {
  const drawn = ["5353", "3535", "5533", "3355", "5353"];
  const before = canvas(paper, [10, 8, label], [90, 100, drawn]);
  expect(following(before, canvas(paper, [90, 99, drawn]))).toEqual([[90, 99]]);
  expect(following(before, canvas(paper, [10, 8, label], [90, 99, drawn]))).toEqual([]);
});

test("a part that moved as far as one above it follows from that", () => {
  const part = (at: number, far: number): [number, number, string[]] => [at, 8 + far, label];
  const [before, after] = [0, 50].map((far) => canvas(paper, part(4, far), part(70, far))) as [
    Pixels,
    Pixels,
  ];
  expect(happened(before, after)).toEqual([movedBy(0, 50), movedBy(0, 50)]);
  expect(following(before, after)).toEqual([[70, 58]]);
});

test("a difference between blocks that changed places follows from the order, and nothing else", () => {
  const [top, one, two, end] = [
    rowsOf(200, "1"),
    rowsOf(90, "2"),
    rowsOf(60, "3"),
    rowsOf(30, "6"),
  ];
  const drawn = (rows: string[]) =>
    rows.map((row, y) => (y > 50 && y < 56 ? ["4616464", "6354635"][y % 2]! : row));
  const before = picture([...top, ...one, ...two, ...end]);
  const after = picture([...drawn(top), ...two, ...drawn(one), ...end]);
  expect(following(before, after).map(([, y]) => y)).toEqual([200 + 60 + 51]);
});
