import Typography from "@mui/material/Typography";
import { getContent } from "../content/content.server.ts";
import { townCards } from "../content/cards.server.ts";
import { indexHeading, serviceMap } from "../content/lists.server.ts";
import { ServiceMap } from "../sections/home/ServiceMap.tsx";
import { TownList } from "../sections/lists/TownList.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { PageHeader } from "../sections/page/PageHeader.tsx";
import { pageHead } from "../seo/head.server.ts";
import { layout } from "../theme/tokens.ts";
import type { Route } from "./+types/locations";

export { meta } from "./meta.ts";

export function loader() {
  const content = getContent();
  const { home, words } = content;
  return {
    head: pageHead("/locations"),
    page: indexHeading("/locations", content),
    text: home.area.text,
    words: words.locations,
    map: serviceMap(content),
    towns: townCards(content),
    contact: home.contact,
  };
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { head, page, text, words, map, towns, contact } = loaderData;
  return (
    <>
      <PageHeader breadcrumbs={head.breadcrumbs} figure={<ServiceMap {...map} />} {...page}>
        <Typography sx={{ mt: 2, maxWidth: layout.text }}>{text}</Typography>
      </PageHeader>
      <Band title={words.list}>
        <TownList towns={towns} near={words.near} />
      </Band>
      <ContactBand {...contact} />
    </>
  );
}
