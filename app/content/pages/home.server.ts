import { homePortfolioLimit } from "../../lib/thresholds.ts";
import { projectCard, quote, serviceCards } from "../cards.server.ts";
import { getContent } from "../content.server.ts";
import { claimsOf, serviceMap } from "../lists.server.ts";
import { showPicture, showVideo } from "../pictures.server.ts";

/** What the home page shows. */
export function homePage() {
  const { business, home, pictures, projects, testimonials } = getContent();
  const { hero, about } = home;
  return {
    hero: {
      title: hero.title,
      lead: hero.lead,
      picture: showPicture(hero.picture, pictures),
      video: hero.video && showVideo(hero.video, pictures),
    },
    claims: claimsOf("trust-strip"),
    about: {
      ...about,
      pictures: about.pictures.map((one) => showPicture(one, pictures)),
      // What proves them is the owner's business.
      stats: about.stats.map(({ label, value, suffix, text }) => ({ label, value, suffix, text })),
    },
    services: { ...home.services, cards: serviceCards() },
    portfolio: {
      ...home.portfolio,
      projects: projects.slice(0, homePortfolioLimit).map((project) => projectCard(project)),
      claims: claimsOf("trust-badge"),
    },
    testimonials: {
      ...home.testimonials,
      quotes: testimonials
        .filter(({ featured }) => featured)
        .slice(0, 2)
        .map((entry) => quote(entry)),
    },
    area: { ...home.area, map: serviceMap() },
    designer: business.designer,
    contact: home.contact,
  };
}
