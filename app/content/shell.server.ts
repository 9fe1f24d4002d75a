/** What the frame around every page shows: menus, contact details, footer. */
import { emailLink, telephoneLink, whatsappLink } from "../lib/contactLinks.ts";
import { firmFacts } from "../lib/firmFacts.ts";
import { projectCard, serviceMenu } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { showPicture } from "./pictures.server.ts";

/** How to reach the firm, as links and as words. `claims` are the words of business.ts by id. */
export function getContact() {
  const { business } = getContent();
  return {
    name: business.name,
    shortName: business.shortName,
    phone: business.phone.display,
    phoneNumber: business.phone.e164,
    phoneHref: telephoneLink(business.phone.e164),
    email: business.email,
    emailHref: emailLink(business.email),
    whatsappHref: whatsappLink(business.phone.e164, business.whatsappText),
    whatsappText: business.whatsappText,
    locality: business.locality,
    region: business.region,
    hours: business.hours,
    claims: Object.fromEntries(
      business.claims.map(({ id, title, words }) => [id, { title, words }]),
    ),
  };
}
export type Contact = ReturnType<typeof getContact>;

export function getShell() {
  const content = getContent();
  const { business, navigation } = content;
  return {
    contact: getContact(),
    tagline: business.tagline,
    facts: firmFacts(business),
    social: business.social,
    award: business.award,
    designer: business.designer && {
      name: business.designer.name,
      url: business.designer.url,
      credit: business.designer.credit,
    },
    navigation,
    services: content.services.map(({ name, slug }) => ({ name, href: `/services/${slug}` })),
    towns: content.towns.map(({ name, slug }) => ({ name, href: `/locations/${slug}` })),
    menu: serviceMenu(content),
    recentWork: content.projects.slice(0, 3).map((project) => {
      const { title, href, location, thumbnail } = projectCard(project, content);
      return { title, href, location, thumbnail: { ...thumbnail, alt: "" } };
    }),
    hasGuides: content.guides.length > 0,
    /** For the page of an unknown address, which has no data of its own. */
    notFoundPicture: showPicture(
      {
        src: "drawings/not-found.svg",
        alt: "Drawing of a staircase that stops after six steps, the rest only dashed",
        sample: false,
      },
      content.pictures,
    ),
    partners: content.partners.map(({ name, url, logo }) => ({
      name,
      url,
      logo: showPicture(logo, content.pictures),
    })),
  };
}
export type Shell = ReturnType<typeof getShell>;
