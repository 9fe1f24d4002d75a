/**
 * The firm's WhatsApp deep link with its prefilled message. `wa.me` takes digits only, without the
 * plus. `subject` names the project or service on the page and is appended to the message.
 */
export function whatsappAbout(
  { phoneNumber, whatsappText }: { phoneNumber: string; whatsappText: string },
  subject = "",
): string {
  const words = subject ? `${whatsappText} It is about: ${subject}.` : whatsappText;
  return `https://wa.me/${phoneNumber.replace(/\D/g, "")}?text=${encodeURIComponent(words)}`;
}
