/** How to reach the firm, and what it claims, from its profile. */
import { emailAbout, whatsappAbout } from "../lib/contactLinks.ts";
import { dateToday } from "../lib/dates.ts";
import type { Business, claimChannels } from "./schema/business.ts";

/** The claims of a channel, in the profile's order. */
export function claimsOf(channel: (typeof claimChannels)[number], business: Business) {
  return business.claims
    .filter((claim) => claim.channel === channel)
    .map(({ id, title, words, href }) => ({ id, title, words, href }));
}

/** When the firm could start a new job; undefined once that is over. */
export const nextStartOf = ({ nextStart }: Pick<Business, "nextStart">, today: string) =>
  nextStart && today <= nextStart.until
    ? { from: nextStart.from, until: nextStart.until }
    : undefined;

/** Contact options as links and text. `promises` holds the first claim about each of them. */
export function getContact(business: Business) {
  const promise = (channel: (typeof claimChannels)[number]) =>
    claimsOf(channel, business)[0]?.words;
  const { phone, email, emailSubject, emailText, whatsappText, whatsappSubject } = business;
  return {
    name: business.name,
    shortName: business.shortName,
    phone: phone.display,
    phoneNumber: phone.e164,
    phoneHref: `tel:${phone.e164}`,
    email,
    emailSubject,
    emailText,
    emailHref: emailAbout({ email, emailSubject, emailText }),
    photographs: business.photographs,
    whatsappHref: whatsappAbout({ phoneNumber: phone.e164, whatsappText, whatsappSubject }),
    whatsappText,
    whatsappSubject,
    locality: business.locality,
    region: business.region,
    hours: business.hours,
    nextStart: nextStartOf(business, dateToday()),
    promises: {
      phone: promise("phone"),
      whatsapp: promise("whatsapp"),
      email: promise("email"),
      visit: promise("call-bar"),
    },
  };
}
export type Contact = ReturnType<typeof getContact>;
