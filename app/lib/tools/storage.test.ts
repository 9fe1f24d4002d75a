import { describe, expect, test } from "vitest";
import { storageFor, storageInWords, type StorageOpening } from "./storage.ts";
import { typedSpaces } from "../units.ts";

const sizes = { board: 18, span: 600, spacing: 320, bookDepth: 280, railDepth: 600 };
const alcove = (fields: Partial<StorageOpening> = {}): StorageOpening => ({
  kind: "alcove",
  width: 1200,
  height: 2400,
  depth: 350,
  ...fields,
});

describe("an alcove", () => {
  test("1,200 mm wide: two bays of 573 mm between three boards of 18 mm", () => {
    expect(storageFor(alcove(), sizes)).toMatchObject({ bays: 2, bay: 573, uprights: 3 });
  });

  test("2,400 mm high: seven spaces of 320 mm, six shelves in each bay", () => {
    const { shelves, boards } = storageFor(alcove(), sizes);
    expect(shelves).toBe(12);
    expect(boards).toBe(12 * 573);
  });

  test.each([
    [636, 1, 600],
    [637, 2, 291],
    [1254, 2, 600],
    [1255, 3, 394],
  ])("no shelf is longer than 600 mm: %d mm makes %d of %d mm", (width, bays, bay) => {
    expect(storageFor(alcove({ width }), sizes)).toMatchObject({ bays, bay });
  });

  test.each([
    [2383, 10],
    [2384, 12],
  ])("a seventh space needs all its 320 mm: %d mm high makes %d shelves", (height, shelves) => {
    expect(storageFor(alcove({ height }), sizes).shelves).toBe(shelves);
  });

  test("a low one has no shelf, not fewer than none", () => {
    expect(storageFor(alcove({ height: 300 }), sizes).shelves).toBe(0);
  });
});

test("a wardrobe has one shelf in each bay, above the rail", () => {
  const wardrobe = alcove({ kind: "wardrobe", width: 2400, depth: 600 });
  expect(storageFor(wardrobe, sizes)).toMatchObject({ bays: 4, bay: 577, shelves: 4 });
});

test.each([
  ["alcove", 280, "Deep enough for large books"],
  ["alcove", 279, "Under 280 mm: for smaller books"],
  ["wardrobe", 600, "Deep enough for a rail along the back"],
  ["wardrobe", 599, "Under 600 mm: clothes hang front to back on a pull-out rail"],
] as const)("an opening for a %s, %d mm deep: %s", (kind, depth, says) =>
  expect(typedSpaces(storageFor(alcove({ kind, depth }), sizes).depthSays)).toBe(says),
);

describe("the message", () => {
  test("names every size", () => {
    expect(storageInWords(alcove(), storageFor(alcove(), sizes))).toBe(
      "an alcove 1,200 mm wide, 2,400 mm high and 350 mm deep (2 bays of 573 mm, 12 shelves)",
    );
  });

  test("one of each is one", () => {
    const wardrobe = alcove({ kind: "wardrobe", width: 600 });
    expect(storageInWords(wardrobe, storageFor(wardrobe, sizes))).toBe(
      "a wardrobe 600 mm wide, 2,400 mm high and 350 mm deep (1 bay of 564 mm, 1 shelf)",
    );
  });
});
