import { formatDate } from "../lib/dates.ts";
import type { ProjectCard } from "./cards.server.ts";
import type { Town } from "./content.server.ts";

/** A town's facts for the title block of its pages; on a service's page the nearest project is one. */
export function townFacts(
  town: Town,
  nearest?: ProjectCard,
): { name: string; value: string; href?: string }[] {
  const { planningAuthority, postcodes, distanceKm, nearby, isArea } = town;
  return [
    {
      name: `Planning authority, ${formatDate(planningAuthority.asOf)}`,
      value: planningAuthority.name,
    },
    ...(postcodes.length > 0 ? [{ name: "Postcodes", value: postcodes.join(", ") }] : []),
    ...(distanceKm >= 1 && !isArea
      ? [{ name: "From our base, straight line", value: `${Math.round(distanceKm)} km` }]
      : []),
    nearest
      ? { name: `Nearest project, ${nearest.location}`, value: nearest.title, href: nearest.href }
      : { name: "Also near", value: nearby.slice(0, 3).join(", ") },
  ];
}
