import { describe, expect, test } from "vitest";
import { project } from "../lib/serviceMap.ts";
import { getContent } from "./content.server.ts";

const { business, towns } = getContent();

describe("the drawn map", () => {
  test.each(towns.map((town) => [town.name, town] as const))(
    "puts %s as far from the centre as its entry says",
    (_name, town) => {
      const { x, y } = project(town, business.centre);
      expect(Math.hypot(x, y)).toBeCloseTo(town.distanceKm, 0);
    },
  );
});
