/** Data of the frame around every page: menus, contact details, footer. */
import { emailLink, telephoneLink, whatsappLink } from "../lib/contactLinks.ts";
import { firmFacts } from "../lib/firmFacts.ts";
import { serviceMenu } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { showPicture, showThumbnail } from "./pictures.server.ts";
import type { claimChannels } from "./schema/business.ts";

/** Contact options as links and text. `promises` holds the first claim about each of them. */
export function getContact({ business } = getContent()) {
  const promise = (channel: (typeof claimChannels)[number]) =>
    business.claims.find((claim) => claim.channel === channel)?.words;
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
    promises: {
      phone: promise("phone"),
      whatsapp: promise("whatsapp"),
      email: promise("email"),
      visit: promise("call-bar"),
    },
  };
}
export type Contact = ReturnType<typeof getContact>;

export function getShell(content = getContent()) {
  const { business, navigation } = content;
  return {
    contact: getContact(content),
    tagline: business.tagline,
    /** The notice that the firm is fictional, if it is. */
    sampleNotice: business.sample ? business.sampleNotice : undefined,
    social: business.social,
    award: business.award && { name: business.award.name, url: business.award.url },
    navigation,
    searchHint: content.search.hint,
    facts: firmFacts(business),
    designer: business.designer && {
      name: business.designer.name,
      url: business.designer.url,
      credit: business.designer.credit,
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
    hasGuides: content.guides.length > 0,
    /** For the not-found page, which has no loader data of its own. */
    notFoundPicture: showPicture(
      {
        src: "drawings/not-found.svg",
        alt: "Drawing of a staircase that stops after six steps, the rest only dashed",
        sample: false,
      },
      content.pictures,
    ),
  };
}
export type Shell = ReturnType<typeof getShell>;
