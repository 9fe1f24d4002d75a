import { projectCard, quote, serviceCards } from "../content/cards.server.ts";
import { getContent } from "../content/content.server.ts";
import { claimsOf, serviceMap } from "../content/lists.server.ts";
import { showPicture, showVideo } from "../content/pictures.server.ts";
import { homePortfolioLimit } from "../lib/thresholds.ts";
import { About } from "../sections/home/About.tsx";
import { DesignerShowcase } from "../sections/home/DesignerShowcase.tsx";
import { FeaturedProjects } from "../sections/home/FeaturedProjects.tsx";
import { HomeHero } from "../sections/home/HomeHero.tsx";
import { LocalArea } from "../sections/home/LocalArea.tsx";
import { TestimonialsPreview } from "../sections/home/TestimonialsPreview.tsx";
import { TrustStrip } from "../sections/home/TrustStrip.tsx";
import { ServiceGrid } from "../sections/lists/ServiceGrid.tsx";
import { Band } from "../sections/page/Band.tsx";
import { ContactBand } from "../sections/page/ContactBand.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import { SteelRule } from "../widgets/SteelRule/SteelRule.tsx";
import type { Route } from "./+types/home";
import { useShell } from "./useShell.ts";

export function loader() {
  const content = getContent();
  const { home, pictures } = content;
  const { hero, about, services, portfolio, testimonials, area, contact } = home;
  return {
    head: pageHead("/"),
    // What is looked up below need not travel twice.
    home: {
      hero: { title: hero.title, lead: hero.lead },
      about: { ...about, pictures: about.pictures.map((one) => showPicture(one, pictures)) },
      services,
      portfolio,
      testimonials,
      area,
      contact,
    },
    heroPicture: showPicture(hero.picture, pictures),
    heroVideo: hero.video && showVideo(hero.video, pictures),
    claims: claimsOf("trust-strip"),
    trust: claimsOf("trust-badge"),
    services: serviceCards(),
    projects: content.projects.slice(0, homePortfolioLimit).map((project) => projectCard(project)),
    quotes: content.testimonials
      .filter(({ featured }) => featured)
      .slice(0, 2)
      .map((entry) => quote(entry)),
    map: serviceMap(),
    designer: content.business.designer,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  const { home, ...data } = loaderData;
  return (
    <>
      <HomeHero
        title={home.hero.title}
        lead={home.hero.lead}
        picture={data.heroPicture}
        video={data.heroVideo}
        shell={shell}
      />
      <SteelRule />
      <TrustStrip claims={data.claims} label="What you can count on" />
      <About {...home.about} />
      <Band id="services" tight title={home.services.title} text={home.services.text}>
        <ServiceGrid cards={data.services} />
      </Band>
      <FeaturedProjects {...home.portfolio} projects={data.projects} claims={data.trust} />
      {data.quotes.length > 0 && (
        <TestimonialsPreview {...home.testimonials} quotes={data.quotes} />
      )}
      <LocalArea {...home.area} map={data.map} tight />
      {data.designer && <DesignerShowcase {...data.designer} />}
      <ContactBand contact={shell.contact} {...home.contact} />
    </>
  );
}
