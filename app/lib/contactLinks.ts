import { capitalise } from "./capitalise.ts";
import { typedSpaces } from "./units.ts";

/**
 * A link that begins an email to the firm. `subject` names the page's subject and stands in the
 * email's, in place of the firm's usual one.
 */
export function emailAbout(
  { email, emailSubject, emailText }: { email: string; emailSubject: string; emailText: string },
  subject = "",
): string {
  const words = capitalise(subject || emailSubject);
  return `mailto:${email}?subject=${encodeURIComponent(typedSpaces(words))}&body=${encodeURIComponent(emailText)}`;
}

/**
 * The firm's WhatsApp deep link with its prefilled message. `wa.me` takes digits only, without the
 * plus. `subject` names the project or service on the page and is appended to the message.
 */
export function whatsappAbout(
  {
    phoneNumber,
    whatsappText,
    whatsappSubject,
  }: { phoneNumber: string; whatsappText: string; whatsappSubject: string },
  subject = "",
): string {
  const words = subject ? `${whatsappText} ${whatsappSubject}: ${subject}.` : whatsappText;
  return `https://wa.me/${phoneNumber.replace(/\D/g, "")}?text=${encodeURIComponent(typedSpaces(words))}`;
}
