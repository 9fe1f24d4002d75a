import { expect, test } from "vitest";
import { drawServiceMap, type LabelSide } from "./serviceMap.ts";

/** A map of towns so many kilometres from a centre on the equator. */
function drawn(radiusKm: number, towns: [east: number, south: number, label?: LabelSide][] = []) {
  const kmPerDegree = 111.195;
  return drawServiceMap({
    towns: towns.map(([east, south, label = "north"], at) => ({
      name: `Tetford ${at}`,
      href: `/locations/${at}`,
      label,
      latitude: -south / kmPerDegree,
      longitude: east / kmPerDegree,
    })),
    centre: { latitude: 0, longitude: 0 },
    hub: "",
    radiusMetres: radiusKm * 1000,
  });
}

test.each([5, 30, 60])("a circle of %d km stands on the map whole", (radius) => {
  const { left, top, right, bottom } = drawn(radius, [[radius / 2, -radius]]).edge;
  expect(Math.min(-left, -top, right, bottom)).toBeGreaterThan(radius);
});

test("the map grows to the side where towns lie beyond the circle, and to no other", () => {
  const round = { left: -31, top: -31, right: 31, bottom: 31 };
  expect(drawn(30, [[20, -20]]).edge).toEqual(round);
  expect(drawn(30, [[37, 0]]).edge).toEqual({ ...round, right: 53 });
  expect(drawn(30, [[-37, 0]]).edge).toEqual({ ...round, left: -53 });
  expect(drawn(30, [[0, 37]]).edge).toEqual({ ...round, bottom: 43 });
});

test("the radius stands at the lower left, or where no town's name does", () => {
  expect(drawn(30).distance).toEqual({ x: -19.17, y: 6.98 });
  expect(drawn(30, [[-19, 9]]).distance).toEqual({ x: -19.17, y: -6.98 });
});
