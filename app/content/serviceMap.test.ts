import { expect, test } from "vitest";
import { projectToKm } from "../lib/serviceMap.ts";
import { getContent } from "./content.server.ts";

const { business, towns } = getContent();

test.each(towns)("the map draws $name as far from the centre as its entry says", (town) => {
  const { x, y } = projectToKm(town, business.centre);
  expect(Math.hypot(x, y)).toBeCloseTo(town.distanceKm, 0);
});
