/** Data of the frame around every page: menus, contact details, footer. */
import { firmFacts } from "../lib/firmFacts.ts";
import { projectPath, servicePath, townPath } from "../lib/paths.ts";
import { serviceMenu } from "./cards.server.ts";
import { getContact } from "./contact.ts";
import type { Content } from "./entries.server.ts";
import { showPicture, showThumbnail } from "./pictures.server.ts";

/** The newest projects, each with a picture that the large menu does not show for a service. */
function recentWork({ projects, services, pictures }: Content) {
  const inMenu = new Set(services.flatMap(({ menu, picture }) => (menu ? picture.src : [])));
  return projects.slice(0, 3).map(({ title, slug, location, images }) => ({
    title,
    href: projectPath(slug),
    location,
    thumbnail: showThumbnail(images.find(({ src }) => !inMenu.has(src)) ?? images[0]!, pictures),
  }));
}

export function getShell(content: Content) {
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
    services: content.services.map(({ name, slug, icon }) => ({
      name,
      href: servicePath(slug),
      drawing: showPicture({ src: `icons/${icon}.svg`, alt: "", sample: false }, content.pictures)
        .src,
    })),
    towns: content.towns.map(({ name, slug }) => ({ name, href: townPath(slug) })),
    menu: serviceMenu(content),
    /** Services without a place of their own in the large menu, named below the others. */
    others: content.services
      .filter(({ menu }) => !menu)
      .map(({ name, slug, picture }) => ({
        name,
        href: servicePath(slug),
        thumbnail: showThumbnail(picture, content.pictures),
      })),
    recentWork: recentWork(content),
    partners: content.partners.map(({ name, url, logo }) => ({
      name,
      url,
      logo: showPicture(logo, content.pictures),
    })),
  };
}
export type Shell = ReturnType<typeof getShell>;
