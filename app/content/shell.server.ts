/** Data of the frame around every page: menus, contact details, footer. */
import { firmFacts } from "../lib/firmFacts.ts";
import { serviceMenu } from "./cards.server.ts";
import { getContact } from "./contact.ts";
import { getContent } from "./content.server.ts";
import { showPicture, showThumbnail } from "./pictures.server.ts";

export function getShell(content = getContent()) {
  const { business, navigation } = content;
  return {
    contact: getContact(business),
    tagline: business.tagline,
    /** The notice that the firm is fictional, if it is. */
    sampleNotice: business.sample ? business.sampleNotice : undefined,
    social: business.social,
    award: business.award && { name: business.award.name, url: business.award.url },
    navigation,
    labels: content.words.labels,
    tabs: content.words.tabs,
    /** What to photograph, where a page does not say. */
    hint: content.words.hint,
    searchHint: content.search.hint,
    facts: firmFacts(business),
    designer: business.designer && {
      name: business.designer.name,
      url: business.designer.url,
      credit: business.designer.credit,
      testimonial: business.designer.testimonial,
      attribution: business.designer.attribution,
    },
    services: content.services.map(({ name, slug }) => ({ name, href: `/services/${slug}` })),
    towns: content.towns.map(({ name, slug }) => ({ name, href: `/locations/${slug}` })),
    menu: serviceMenu(content),
    recentWork: content.projects.slice(0, 3).map(({ title, slug, location, images }) => ({
      title,
      href: `/projects/${slug}`,
      location,
      thumbnail: showThumbnail(images[0]!, content.pictures),
    })),
    partners: content.partners.map(({ name, url, logo }) => ({
      name,
      url,
      logo: showPicture(logo, content.pictures),
    })),
  };
}
export type Shell = ReturnType<typeof getShell>;
