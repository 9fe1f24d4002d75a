import { describe, expect, test } from "vitest";
import {
  drawServiceMap,
  mapEdge,
  mapSize,
  narrowMap,
  offset,
  placeLabels,
  project,
  wideMap,
  type Box,
  type LabelMeasures,
  type Place,
} from "./serviceMap.ts";

test("a degree to the north is 111 km up, one to the east fewer the further north", () => {
  const north = project({ latitude: 52, longitude: -2 }, { latitude: 51, longitude: -2 });
  expect(north.x).toBeCloseTo(0);
  expect(north.y).toBeCloseTo(-111.19, 1);
  const east = (latitude: number) =>
    project({ latitude, longitude: -1 }, { latitude, longitude: -2 }).x;
  expect(east(0)).toBeCloseTo(111.19, 1);
  expect(east(60)).toBeCloseTo(55.6, 1);
});

test.each([
  [1, 0, 10, 0],
  [-1, 0, -10, 0],
  [0, 1, 0, 10],
  [0, -1, 0, -10],
  [1, -1, 4, -4],
  [-1, 1, -4, 4],
] as const)("on the side %i, %i a name stands %d, %d off its dot", (across, down, x, y) => {
  expect(offset({ across, down }, 10)).toEqual({ x, y });
});

const measures: LabelMeasures = {
  pxPerKm: 10,
  letter: 10,
  height: 20,
  gap: 5,
  dot: 4,
  frame: { left: -200, right: 200, top: -200, bottom: 200 },
};
const dot = (name: string, x: number, y: number): Place => ({ name, x, y });
const place = (places: Place[], change: Partial<LabelMeasures> = {}) =>
  placeLabels(places, { ...measures, ...change });
const side = (places: Place[], change: Partial<LabelMeasures> = {}) =>
  place(places, change).map(({ across, down }) => [across, down]);
const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe("the name of a place", () => {
  test("stands to the right of its dot where there is room, in the middle of its height", () => {
    expect(place([dot("no", 1, 2)])).toEqual([
      { across: 1, down: 0, box: { left: 15, right: 35, top: 10, bottom: 30 } },
    ]);
  });

  test.each([
    ["no", 20],
    ["mw", 31],
    ["MW", 31],
    ["it", 12.4],
    ["a-b", 26.2],
    ["fjlr", 24.8],
  ])("%s is as wide as its letters", (name, width) => {
    const { box } = place([dot(name, 0, 0)])[0]!;
    expect(box.right - box.left).toBeCloseTo(width);
  });

  test("an area's name is a tenth wider and stands on its point", () => {
    const [label] = place([{ ...dot("no", 0, 0), isArea: true }]);
    expect(label).toMatchObject({ across: 0, down: 0, box: { top: -10, bottom: 10 } });
    expect(label!.box.left).toBeCloseTo(-11);
    expect(label!.box.right).toBeCloseTo(11);
  });

  test("goes to the left at the right edge, and above or below where neither has room", () => {
    expect(side([dot("no", 19, 0)])).toEqual([[-1, 0]]);
    const narrow = { left: -12, right: 12, top: -200, bottom: 200 };
    expect(side([dot("no", 0, 0)], { frame: narrow })).toEqual([[0, -1]]);
    expect(side([dot("no", 0, 0)], { frame: { ...narrow, top: -8 } })).toEqual([[0, 1]]);
  });

  test.each([
    [1, -1, { left: 2, right: 12, top: -22, bottom: -2 }],
    [1, 1, { left: 2, right: 12, top: 2, bottom: 22 }],
    [-1, -1, { left: -12, right: -2, top: -22, bottom: -2 }],
    [-1, 1, { left: -12, right: -2, top: 2, bottom: 22 }],
  ] as const)("goes to the corner %i, %i where nothing else is free", (across, down, box) => {
    const sides = [1, -1, 0, 0].map((x, at) => ({ x, y: [0, 0, -1.5, 1.5][at]! }));
    const corners = [1, -1].flatMap((x) => [2, -2].map((y) => ({ x, y })));
    const avoid = [...sides, ...corners.filter(({ x, y }) => x !== across || y !== down * 2)];
    expect(place([dot("a", 0, 0)], { avoid, dot: 1 })).toEqual([{ across, down, box }]);
  });

  test("covers no other dot and no line", () => {
    expect(side([dot("no", 0, 0), dot("no", 1.5, 0)])).toEqual([
      [-1, 0],
      [1, 0],
    ]);
    // The other's label is out of the way, but its dot is not.
    expect(side([dot("i", 0, 0), dot("no", 1.2, 0)])[0]).toEqual([-1, 0]);
    expect(side([dot("no", 0, 0)], { avoid: [{ x: 2, y: 0 }] })).toEqual([[-1, 0]]);
  });

  test("an area has no dot to be covered", () => {
    expect(side([dot("no", 0, 0), { ...dot("no", 0, 4), isArea: true }])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test("the place that has one side left gets it, whoever is named first", () => {
    // The second only fits on the left, where the first would like to extend to the right.
    const labels = place([dot("no", 13, 0), dot("nononono", 19, 0)]);
    expect(overlap(labels[0]!.box, labels[1]!.box)).toBe(false);
    expect(labels[1]).toMatchObject({ across: -1 });
  });

  test("no two overlap in a full row, and all stay in the frame", () => {
    const places = Array.from({ length: 8 }, (_, at) => dot("nono", at * 3 - 10, (at % 2) * 2));
    const boxes = place(places).map(({ box }) => box);
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other]));
    expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(-200);
      expect(right).toBeLessThanOrEqual(200);
    }
  });

  test("where there is room for none, each has a place all the same, and soon", () => {
    const start = performance.now();
    const labels = place(Array.from({ length: 30 }, () => dot("nonononono", 0, 0)));
    expect(labels).toHaveLength(30);
    // Not all on one side: the arrangement with the least overlap.
    expect(new Set(labels.map(({ across, down }) => `${across} ${down}`)).size).toBeGreaterThan(3);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe("the drawing", () => {
  const centre = { latitude: 51.86, longitude: -2.24 };
  const drawing = drawServiceMap({
    centre,
    hub: "Gloucester",
    radiusMetres: 30_000,
    towns: [
      { ...centre, name: "Gloucester", href: "/locations/gloucester" },
      { latitude: 51.9, longitude: -2.07, name: "Cheltenham", href: "/locations/cheltenham" },
      {
        latitude: 51.8,
        longitude: -1.7,
        name: "The hills",
        href: "/locations/hills",
        isArea: true,
      },
    ],
  });

  test("is to scale, in kilometres, and tells the firm's own town from others and from areas", () => {
    expect(drawing.radius).toBe(30);
    // Two thirds along 30 km, at 20 degrees to the left and down.
    expect(drawing.distance).toEqual({ x: -19.17, y: 6.98 });
    expect(drawing.towns.map(({ name, kind, href, x, y }) => [name, kind, href, x, y])).toEqual([
      ["Gloucester", "hub", "/locations/gloucester", 0, 0],
      ["Cheltenham", "town", "/locations/cheltenham", 11.67, -4.45],
      ["The hills", "area", "/locations/hills", 37.08, 6.67],
    ]);
  });

  test("moves names off their dots by 7 px on phones and 9 on wider drawings", () => {
    const moves = drawing.towns.map(({ narrow, wide }) => [narrow.x, narrow.y, wide.x, wide.y]);
    const centred = "calc(-50% + 0.0px)";
    expect(moves).toEqual([
      ["calc(0% + 7.0px)", centred, "calc(0% + 9.0px)", centred],
      // Above its dot on phones, because the label of Gloucester is in the way beside it.
      [centred, "calc(-100% + -7.0px)", "calc(0% + 9.0px)", centred],
      [centred, centred, centred, centred],
    ]);
  });

  test("a name to the west stands off the line that shows the radius", () => {
    const along = { latitude: 51.86 - 0.055, longitude: -2.24 - 0.24, name: "Newent", href: "/n" };
    const [town] = drawServiceMap({ centre, hub: "", radiusMetres: 30_000, towns: [along] }).towns;
    expect(town!.narrow.y).not.toBe("calc(-50% + 0.0px)");
  });

  test("is 81 by 62 km, its east side the wider", () => {
    expect(mapSize).toEqual({ width: 81, height: 62 });
    expect(mapEdge).toEqual({ left: -31, top: -31, right: 50, bottom: 31 });
    // The minimum target height (WCAG 2.5.8).
    expect([narrowMap.height, wideMap.height]).toEqual([24, 24]);
    expect([narrowMap.width, wideMap.width]).toEqual([304, 440]);
  });
});
