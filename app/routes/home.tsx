import { projectCard, quote, serviceCards, townLink } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { homePortfolioLimit } from "../lib/thresholds.ts";
import { About } from "../sections/home/About.tsx";
import { HomeHero } from "../sections/home/HomeHero.tsx";
import { LocalArea } from "../sections/home/LocalArea.tsx";
import { TrustStrip } from "../sections/home/TrustStrip.tsx";
import { ProjectGrid } from "../sections/lists/ProjectGrid.tsx";
import { QuoteList } from "../sections/lists/QuoteList.tsx";
import { ServiceGrid } from "../sections/lists/ServiceGrid.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { pageHead } from "../seo/head.server.ts";
import { SteelRule } from "../widgets/SteelRule/SteelRule.tsx";
import type { Route } from "./+types/home";
import { useShell } from "./useShell.ts";

export function loader() {
  const content = getContent();
  const { home, pictures } = content;
  return {
    head: pageHead("/"),
    home,
    heroPicture: showPicture(home.hero.picture, pictures),
    aboutPicture: showPicture(home.about.picture, pictures),
    claims: content.business.claims.filter(({ channel }) => channel === "trust-strip"),
    services: serviceCards(),
    projects: content.projects.slice(0, homePortfolioLimit).map((project) => projectCard(project)),
    quotes: content.testimonials
      .filter(({ featured }) => featured)
      .slice(0, 2)
      .map((entry) => quote(entry)),
    towns: content.towns.map(townLink),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  const { home, ...data } = loaderData;
  return (
    <>
      <HomeHero
        title={home.hero.title}
        lead={home.hero.lead}
        picture={data.heroPicture}
        shell={shell}
      />
      <SteelRule />
      <TrustStrip claims={data.claims} label="What you can count on" />
      <About {...home.about} picture={data.aboutPicture} />
      <Band id="services" tight title={home.services.title} text={home.services.text}>
        <ServiceGrid cards={data.services} />
      </Band>
      <Band id="portfolio" ground="ply" title={home.portfolio.title} text={home.portfolio.text}>
        <ProjectGrid projects={data.projects} featured />
      </Band>
      <Band title={home.testimonials.title} text={home.testimonials.text}>
        <QuoteList quotes={data.quotes} />
      </Band>
      <LocalArea {...home.area} towns={data.towns} />
      <ContactBand contact={shell.contact} {...home.contact} />
    </>
  );
}
