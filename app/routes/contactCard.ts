import { business } from "../content/business.ts";
import { contactCard } from "../lib/contactCard.ts";

/** `contact.vcf`: the firm as a contact to save, from the business profile. */
export function loader() {
  const { name, phone, email, origin, locality, region, country, hours } = business;
  const phoneHours = hours.phone.map(({ label, shown }) => `${label} ${shown}`).join(", ");
  const card = contactCard({
    name,
    phone: phone.e164,
    email,
    url: origin,
    locality,
    region,
    country,
    note: `Phone answered ${phoneHours}`,
  });
  return new Response(card, { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
