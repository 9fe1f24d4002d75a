import { formatDate } from "../lib/dates.ts";
import { milesOf } from "../lib/miles.ts";
import { kmBetween } from "../lib/serviceMap.ts";
import type { Content, Town } from "./entries.server.ts";
import { counted } from "../lib/counted.ts";
import { holdUnits } from "../lib/units.ts";

/** A town's facts for the title block. */
export function townFacts(
  town: Town,
  { business }: Pick<Content, "business">,
): { name: string; value: string; note?: string }[] {
  const { planningAuthority, postcodes, roadMiles, isArea } = town;
  const km = kmBetween(town, business.centre);
  const miles = roadMiles ?? milesOf(km);
  return [
    ...(planningAuthority
      ? [
          {
            name: "Planning authority",
            value: planningAuthority.name,
            note: `Checked on ${formatDate(planningAuthority.asOf)}`,
          },
        ]
      : []),
    ...(postcodes.length > 0 ? [{ name: "Postcodes", value: postcodes.join(", ") }] : []),
    ...(km >= 1 && !isArea
      ? [
          {
            name: "From our base",
            value: holdUnits(
              `About ${counted(miles, "mile")} ${roadMiles ? "by road" : "in a straight line"}`,
            ),
          },
        ]
      : []),
  ];
}

/** Where a town is, for search engines. */
export const geoOf = (town: Town) => ({
  placename: town.name,
  position: `${town.latitude};${town.longitude}`,
  region: town.countyCode,
});
