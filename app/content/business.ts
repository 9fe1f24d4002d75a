/**
 * The firm: name, contact details, hours and every claim it makes. The only place they stand.
 * Pages, structured data, links and tests read them from here.
 */
import type { Business } from "./schema/business.ts";

export const business: Business = {
  name: "Longsmith Carpentry & Building",
  shortName: "Longsmith",
  tagline: "Carpentry & building, Gloucester",
  // Where the site stands, without a slash at the end: the one setting behind every absolute address.
  // `SITE_ORIGIN=https://preview.example npm run build` builds for another place.
  origin: globalThis.process?.env["SITE_ORIGIN"] ?? "https://longsmith.example",
  email: "hello@longsmith.example",
  phone: { display: "07700 900 482", e164: "+447700900482" },
  whatsappText: "Hi! I'd like to discuss a carpentry project with you.",
  locality: "Gloucester",
  region: "Gloucestershire",
  country: "GB",
  locale: "en_GB",
  centre: { latitude: 51.8642, longitude: -2.2381 },
  serviceRadiusMetres: 30_000,
  serviceArea: [
    "Gloucester",
    "Cheltenham",
    "Stroud",
    "Tewkesbury",
    "Cirencester",
    "Gloucestershire",
  ],
  priceRange: "££-£££",
  rating: { value: 5, best: 5, count: 300 },
  freeConsultation: { price: 0, currency: "GBP" },
  hours: {
    working: [
      {
        days: ["Mo", "Tu", "We", "Th", "Fr"],
        label: "Mon–Fri",
        opens: "07:00",
        closes: "18:00",
        shown: "7am–6pm",
      },
      { days: ["Sa"], label: "Sat", opens: "08:00", closes: "14:00", shown: "8am–2pm" },
    ],
    phone: [
      {
        days: ["Mo", "Tu", "We", "Th", "Fr"],
        label: "Mon–Fri",
        opens: "08:00",
        closes: "18:00",
        shown: "8am–6pm",
      },
      { days: ["Sa"], label: "Sat", opens: "09:00", closes: "13:00", shown: "9am–1pm" },
    ],
  },
  social: [
    { id: "facebook", name: "Facebook", url: "https://www.facebook.com/longsmith.example" },
    { id: "instagram", name: "Instagram", url: "https://www.instagram.com/longsmith.example" },
    { id: "tiktok", name: "TikTok", url: "https://www.tiktok.com/@longsmith.example" },
  ],
  award: {
    name: "Trade-awards finalist 2024",
    organiser: "the trade awards",
    url: "https://awards.example/finalists-2024",
  },
  designer: {
    name: "Plumbline Studio",
    url: "https://plumbline.example",
    credit: "Website by Plumbline Studio",
    testimonial:
      "We asked for a site that shows the work and then gets out of the way. That is what we were given, and we can change every word of it ourselves.",
    attribution: "The director",
    sample: true,
  },
  claims: [
    {
      id: "free-quotes",
      channel: "trust-strip",
      title: "Free quotes",
      words: "No-obligation estimates and free site visits",
    },
    {
      id: "fast-response",
      channel: "trust-strip",
      title: "Fast response",
      words: "Reply within 1 hour",
      leftOut: "Free quotes answered within 24 hours",
    },
    {
      id: "experience",
      channel: "trust-strip",
      title: "15+ years",
      words: "15+ years of experience",
      value: 15,
      suffix: "+",
    },
    { id: "insured", channel: "trust-strip", title: "Fully insured", words: "On every job we do" },
    {
      id: "finalist",
      channel: "trust-badge",
      title: "Finalist 2024",
      words: "Trade-awards finalist 2024",
      leftOut: "Award-winning",
    },
    {
      id: "projects",
      channel: "trust-badge",
      title: "300+ projects",
      words: "300+ projects",
      value: 300,
      suffix: "+",
    },
    {
      id: "since",
      channel: "trust-badge",
      title: "Since 2010",
      words: "Trusted since 2010",
      value: 2010,
    },
    { id: "rated", channel: "trust-badge", title: "5-star rated", words: "5-star rated", value: 5 },
    {
      id: "clients",
      channel: "counter",
      title: "300+ happy clients",
      words: "Happy clients",
      value: 300,
      suffix: "+",
    },
    {
      id: "phone-reply",
      channel: "phone",
      title: "Phone",
      words: "Usually answers within 3 rings",
    },
    {
      id: "whatsapp-reply",
      channel: "whatsapp",
      title: "WhatsApp",
      words: "Free estimates in 30 minutes",
    },
    {
      id: "email-reply",
      channel: "email",
      title: "Email",
      words: "A reply within 48 hours to arrange a site visit",
    },
    {
      id: "quote-time",
      channel: "quote",
      title: "Quotes",
      words: "Quotes within 48 hours of a site visit",
    },
    {
      id: "site-visits",
      channel: "call-bar",
      title: "Free site visits",
      words: "Ready to discuss your project? Free site visits available",
    },
  ],
};
