/** `tel:` link of a number in E.164 form. */
export function telephoneLink(e164: string): string {
  return `tel:${e164}`;
}

/** `mailto:` link, with a subject where one helps. */
export function emailLink(email: string, subject?: string): string {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

/**
 * WhatsApp deep link with a prefilled text. `wa.me` takes digits only, without the plus.
 * `subject` names the project or service being looked at and is added to the text.
 */
export function whatsappLink(e164: string, text: string, subject?: string): string {
  const words = subject ? `${text} It is about: ${subject}.` : text;
  return `https://wa.me/${e164.replace(/\D/g, "")}?text=${encodeURIComponent(words)}`;
}

/** The firm's WhatsApp link, with what is being looked at in its text. */
export const whatsappAbout = (
  { phoneNumber, whatsappText }: { phoneNumber: string; whatsappText: string },
  subject: string,
) => whatsappLink(phoneNumber, whatsappText, subject);
