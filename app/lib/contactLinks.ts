/** `tel:` link for an E.164 number. */
export function telephoneLink(e164: string): string {
  return `tel:${e164}`;
}

/** `mailto:` link with an optional subject. */
export function emailLink(email: string, subject?: string): string {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

/**
 * WhatsApp deep link with a prefilled message. `wa.me` takes digits only, without the plus.
 * `subject` names the project or service on the page and is appended to the message.
 */
export function whatsappLink(e164: string, text: string, subject?: string): string {
  const words = subject ? `${text} It is about: ${subject}.` : text;
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(words)}`;
}

/** The firm's WhatsApp link, with the page's subject in the message. */
export const whatsappAbout = (
  { phoneNumber, whatsappText }: { phoneNumber: string; whatsappText: string },
  subject: string,
) => whatsappLink(phoneNumber, whatsappText, subject);
