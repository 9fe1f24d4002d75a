import { describe, expect, test } from "vitest";
import { drawServiceMap, project } from "./serviceMap.ts";

test("a degree to the north is 111 km up, one to the east fewer the further north", () => {
  const north = project({ latitude: 52, longitude: -2 }, { latitude: 51, longitude: -2 });
  expect(north.x).toBeCloseTo(0);
  expect(north.y).toBeCloseTo(-111.19, 1);
  const east = (latitude: number) =>
    project({ latitude, longitude: -1 }, { latitude, longitude: -2 }).x;
  expect(east(0)).toBeCloseTo(111.19, 1);
  expect(east(60)).toBeCloseTo(55.6, 1);
});

describe("the drawing", () => {
  const centre = { latitude: 51.86, longitude: -2.24 };
  const drawing = drawServiceMap({
    centre,
    hub: "Gloucester",
    radiusMetres: 30_000,
    towns: [
      { ...centre, name: "Gloucester", href: "/locations/gloucester", label: "east" },
      {
        latitude: 51.9,
        longitude: -2.07,
        name: "Cheltenham",
        href: "/locations/cheltenham",
        label: "south",
      },
      {
        latitude: 51.8,
        longitude: -1.7,
        name: "The hills",
        href: "/locations/hills",
        label: "north-west",
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

  test("a name touches its dot from the side that its entry gives", () => {
    expect(drawing.towns.map(({ moveX, moveY }) => [moveX, moveY])).toEqual([
      ["calc(0% + 1 * var(--gap))", "calc(-50% + 0 * var(--gap))"],
      ["calc(-50% + 0 * var(--gap))", "calc(0% + 1 * var(--gap))"],
      ["calc(-100% + -0.4 * var(--gap))", "calc(-100% + -0.4 * var(--gap))"],
    ]);
  });
});
