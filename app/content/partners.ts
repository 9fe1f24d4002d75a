/** The strip of suppliers and insurers. */
import type { Partner } from "./schema/site.ts";

export const partners: Partner[] = [
  {
    name: "Severnside Timber",
    url: "https://timber.example",
    logo: { src: "partners/timber-merchant.svg", alt: "Severnside Timber", sample: true },
    sample: true,
  },
  {
    name: "Barge & Bolt Ironmongery",
    url: "https://ironmongery.example",
    logo: { src: "partners/ironmonger.svg", alt: "Barge & Bolt Ironmongery", sample: true },
    sample: true,
  },
  {
    name: "Keystone Trade Insurance",
    url: "https://insurance.example",
    logo: { src: "partners/insurer.svg", alt: "Keystone Trade Insurance", sample: true },
    sample: true,
  },
];
