import { getContent } from "../content/content.server.ts";
import { indexHeading, serviceMap } from "../content/lists.server.ts";
import { LocalArea } from "../sections/home/LocalArea.tsx";
import { TownList } from "../sections/lists/TownList.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/locations";
import { townPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { towns, home, words } = content;
  return {
    head: pageHead("/locations"),
    page: indexHeading("/locations", content),
    area: home.area,
    list: words.locations.list,
    map: serviceMap(content),
    rows: towns.map((town) => ({
      name: town.name,
      href: townPath(town.slug),
      lead: town.lead,
      facts: town.postcodes.join(", ") || town.county,
    })),
    contact: home.contact,
  };
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { head, page, area, list, map, rows, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} {...page} />
      <LocalArea {...area} map={map} flush />
      <Band title={list} flush>
        <TownList towns={rows} />
      </Band>
      <ContactBand {...contact} />
    </>
  );
}
