import type { Content } from "../entries.server.ts";
import { homePortfolioLimit } from "../../lib/thresholds.ts";
import { beforeAfter, projectCard, testimonialCard, serviceCards } from "../cards.server.ts";
import { drawnIcons } from "../drawnIcons.ts";
import { claimsOf } from "../contact.ts";
import { serviceMap } from "../lists.server.ts";
import { showPicture, showVideo } from "../pictures.server.ts";

/**
 * Data of the home page, on which each project stands once: the hero's is shown by it alone. Prefers a
 * testimonial about the job with before and after pictures: these are then shown beside it and not
 * again among the featured projects.
 */
export function homePage(content: Content) {
  const { business, home, indexPages, pictures, projects, testimonials, words } = content;
  const towns = indexPages.find(({ path }) => path === "/locations");
  const { hero, about } = home;
  const featured = testimonials.filter((entry) => entry.featured);
  const others = projects.filter(({ slug }) => slug !== hero.project);
  const changed = others.find(
    ({ slug, showBeforeAfter }) =>
      showBeforeAfter && featured.some(({ project }) => project === slug),
  );
  const told = changed && featured.find(({ project }) => project === changed.slug);
  const recent = others.filter((project) => project !== changed).slice(0, homePortfolioLimit);
  const shown = [
    hero.picture,
    ...about.pictures,
    ...recent.map(({ images }) => images[0]!),
    changed?.beforeImage,
    changed?.afterImage,
  ].flatMap((picture) => picture?.src ?? []);
  return {
    hero: {
      ...hero,
      actions: words.hero,
      hasPortfolio: recent.length > 0,
      picture: showPicture(hero.picture, pictures),
      video: hero.video && showVideo(hero.video, pictures),
    },
    promises: { claims: claimsOf("trust-strip", business), label: words.labels.promises },
    // A page's `about` names its subject in messages.
    firm: {
      ...about,
      pictures: about.pictures.map((one) => showPicture(one, pictures)),
      // Without `evidence`, which is for the owner only.
      stats: about.stats.map(({ icon, label, value, suffix, text }) => ({
        icon: drawnIcons[icon],
        label,
        value,
        suffix,
        text,
      })),
    },
    services: {
      ...home.services,
      cards: serviceCards(content, shown),
      all: { name: words.services.list, href: "/services" },
    },
    portfolio: {
      ...home.portfolio,
      projects: recent.map((project) => projectCard(project, content)),
      claims: claimsOf("trust-badge", business),
    },
    testimonials: {
      ...home.testimonials,
      quotes: (told ? [told] : featured.slice(0, 1)).map((entry) =>
        testimonialCard(entry, content),
      ),
      beforeAfter: changed && beforeAfter(changed, content),
    },
    area: {
      ...home.area,
      map: serviceMap(content),
      all: towns && { name: towns.title, href: towns.path },
    },
    contact: home.contact,
  };
}
export type HomePage = ReturnType<typeof homePage>;
