/** A second firm, invented from end to end, as its owner would write it. */
import type { Business } from "../../../app/content/schema/business.ts";

export const business: Business = {
  name: "Tenon & Thread Joinery",
  shortName: "Tenon & Thread",
  tagline: "Shelves, gates and windows, Exampleton",
  origin: "https://tenon-and-thread.example",
  email: "post@tenon-and-thread.example",
  phone: { display: "01632 960 177", e164: "+441632960177" },
  whatsappText: "Hello, I have a question about a piece of joinery.",
  locality: "Exampleton",
  region: "Exampleshire",
  country: "GB",
  locale: "en_GB",
  // In the sea: nobody's town.
  centre: { latitude: 55.5, longitude: 1 },
  serviceRadiusMetres: 20_000,
  serviceArea: ["Exampleton", "Sampleford", "Mockbury"],
  priceRange: "££",
  freeConsultation: { price: 0, currency: "GBP" },
  hours: {
    working: [
      {
        days: ["Tu", "We", "Th"],
        label: "Tue–Thu",
        opens: "09:00",
        closes: "16:00",
        shown: "9am–4pm",
      },
    ],
    phone: [
      {
        days: ["Tu", "Th"],
        label: "Tue, Thu",
        opens: "10:00",
        closes: "12:00",
        shown: "10am–12 noon",
      },
    ],
  },
  social: [{ id: "instagram", name: "Instagram", url: "https://www.instagram.com/tenon.example" }],
  claims: [],
  goesWithout: ["facebook", "tiktok", "metrics", "chromatic"],
};
