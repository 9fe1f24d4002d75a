import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { geoOf, townFacts } from "./townFacts.server.ts";

const content = smallContent();
const mockbury = content.towns[0]!;
const { centre } = content.business;
/** A place so far north of the firm. */
const kmNorth = (km: number) => ({ ...centre, latitude: centre.latitude + km / 111.19 });

describe("a town's distance", () => {
  test.each([
    ["is left out for an area", { isArea: true, ...kmNorth(30) }, undefined],
    ["is left out below one kilometre", kmNorth(0.9), undefined],
    ["is in miles", kmNorth(1.1), "About 1\u00A0mile in a straight line"],
    ["is by road if known", { roadMiles: 10 }, "About 10\u00A0miles by road"],
  ])("%s", (_, changes, words) => {
    const facts = townFacts({ ...mockbury, ...changes }, content);
    expect(facts.find(({ name }) => name === "From our base")?.value).toBe(words);
  });
});

test("a town without a planning authority or a county's code says nothing of them", () => {
  const { planningAuthority: _one, countyCode: _other, ...elsewhere } = mockbury;
  expect(townFacts(elsewhere, content).map(({ name }) => name)).toEqual([
    "Postcodes",
    "From our base",
  ]);
  expect(geoOf(elsewhere)).toEqual({
    placename: "Mockbury",
    position: "51.75;-2.22",
    region: undefined,
  });
});
