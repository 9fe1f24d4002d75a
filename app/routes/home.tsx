import Link from "@mui/material/Link";
import { getContent } from "../content/content.server.ts";
import { homePage } from "../content/loaders/home.server.ts";
import { About } from "../sections/home/About.tsx";
import { FeaturedProjects } from "../sections/home/FeaturedProjects.tsx";
import { HomeHero } from "../sections/home/HomeHero.tsx";
import { LocalArea } from "../sections/home/LocalArea.tsx";
import { MoreLink } from "../sections/home/MoreLink.tsx";
import { TestimonialsPreview } from "../sections/home/TestimonialsPreview.tsx";
import { TrustStrip } from "../sections/home/TrustStrip.tsx";
import { ServiceGrid } from "../sections/lists/ServiceGrid.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { pageHead } from "../seo/head.server.ts";
import { SteelRule } from "../widgets/SteelRule/SteelRule.tsx";
import type { Route } from "./+types/home";

export { meta } from "./meta.ts";

export const loader = () => ({ head: pageHead("/"), ...homePage(getContent()) });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, promises, firm, services, portfolio, testimonials, area } = loaderData;
  return (
    <>
      <HomeHero {...hero} />
      <SteelRule />
      <TrustStrip {...promises} />
      <About {...firm} />
      <Band id="services" flush title={services.title} text={services.text}>
        <MoreLink>
          <Link href={services.all.href}>{services.all.name}</Link>
        </MoreLink>
        <ServiceGrid cards={services.cards} />
      </Band>
      {portfolio.projects.length > 0 && <FeaturedProjects {...portfolio} />}
      {testimonials.quotes.length > 0 && <TestimonialsPreview {...testimonials} />}
      <LocalArea {...area} flush />
      <ContactBand {...loaderData.contact} />
    </>
  );
}
