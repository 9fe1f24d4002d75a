/**
 * A fictional firm for tests, small enough to read all that is generated for it. Imported by tests
 * only. Its entries are validated like those on disk.
 */
import type { z } from "zod";
import type { Content } from "./entries.server.ts";
import { cost } from "./schema/costs.ts";
import * as entries from "./schema/entries.ts";
import { business } from "./schema/business.ts";
import { search } from "./schema/search.ts";
import * as site from "./schema/site.ts";

const meta = (name: string, updated = "2026-01-01") => ({
  metaTitle: `${name} title`,
  metaDescription: `${name}: ${"what a search engine shows of this page ".repeat(2)}`.trim(),
  updated,
});
const page = (title: string, updated?: string) => ({
  title,
  lead: `${title} lead.`,
  ...meta(title, updated),
});
const picture = (name: string) => ({ src: `${name}.jpg`, alt: `Picture of ${name}` });
const questions = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    question: `${name} question ${at + 1}?`,
    answer: `See [the *answer*](/faq) ${at + 1}.`,
  }));
const entry = <Fields extends object>(
  schema: z.ZodType<Fields>,
  folder: string,
  slug: string,
  { body = `The body of ${slug}.`, ...fields }: { body?: string; [field: string]: unknown },
) => ({
  ...schema.parse(fields),
  slug,
  file: `app/content/${folder}/${slug}.md`,
  body,
});

const record = (name: string) => ({
  hash: name,
  width: 2000,
  height: 1500,
  src: `/pictures/${name}-1000.jpg`,
  avif: `/pictures/${name}-400.avif 400w, /pictures/${name}-1000.avif 1000w`,
  colour: "#abcdef",
  share: `/pictures/${name}-share.jpg`,
  files: [],
});
const drawing = (name: string) => ({
  hash: name,
  width: 1200,
  height: 630,
  src: `/pictures/${name}.svg`,
  colour: "#ffffff",
  files: [],
});

const photographs = "door shed kitchen hero workshop bench advice costs before after";

const named = (title: string) => ({ title, text: `${title} text.` });
const monday = {
  days: ["Mo"],
  label: "Monday",
  opens: "08:00",
  closes: "17:00",
  shown: "8am to 5pm",
};

/** A fresh copy on each call, which a test may modify. */
export function smallContent(): Content {
  const project = (slug: string, title: string, fields: object) =>
    entry(entries.project, "projects", slug, {
      title,
      category: "Doors",
      location: "Stroud",
      shortDescription: `${title} in short.`,
      keyFeatures: ["Oak", "Hinges", "Lock"],
      materials: ["Oak", "Brass"],
      images: [picture(slug), picture("bench")],
      relatedServices: ["/services/doors"],
      ...meta(title, "2026-02-01"),
      ...fields,
    });
  const service = (slug: string, name: string, order: number, fields: object) =>
    entry(entries.service, "services", slug, {
      ...page(`${name} made`, "2026-03-01"),
      order,
      name,
      icon: slug,
      picture: picture(slug === "doors" ? "door" : "kitchen"),
      questions: questions(name, 4),
      ...fields,
    });
  const town = (slug: string, name: string, order: number, fields: object) =>
    entry(entries.town, "towns", slug, {
      ...page(`${name} work`, "2026-04-01"),
      order,
      name,
      inSentence: `the town of ${name}`,
      county: "Gloucestershire",
      planningAuthority: { name: `${name} Council`, asOf: "2026-01-02" },
      postcodes: ["GL5", "GL6"],
      latitude: 51.75,
      longitude: -2.22,
      distanceKm: 12.4,
      nearby: ["One", "Two", "Three", "Four"],
      questions: questions(name, 2),
      ...fields,
    });
  const serviceTown = (of: string, at: string) => ({
    ...entry(entries.serviceTown, `service-towns/${of}`, at, {
      ...page(`${of} in ${at}`, "2026-05-01"),
      ...(at === "stroud" && { nearestProject: "door", nearestNote: "It is near." }),
      questions: questions(`${of} ${at}`, 2),
    }),
    service: of,
    town: at,
  });
  const index = (path: string, name: string) =>
    site.indexPage.parse({ path, name, ...page(`${name} list`, "2026-01-05") });

  return {
    business: business.parse({
      name: "Small & Sons",
      shortName: "Small",
      tagline: "We make doors",
      phone: { display: "01452 000 001", e164: "+441452000001" },
      email: "post@small.example",
      whatsappText: "Hello!",
      hours: { working: [monday], phone: [monday] },
      social: [{ id: "facebook", name: "Facebook", url: "https://social.example/small" }],
      claims: [
        {
          id: "phone-reply",
          channel: "phone",
          title: "Soon",
          words: "We ring back.",
          answers: "A call",
        },
        { id: "insured", channel: "trust-strip", title: "Insured", words: "For two million." },
      ],
      trust: {
        insurer: { short: "An insurer", words: "See [terms](/faq).", evidence: "A letter" },
        deposits: { short: "None", words: "You pay at the end." },
      },
      rating: { value: 4.5, best: 5, count: 12 },
      award: { name: "Best door", organiser: "Doors", url: "https://award.example" },
      designer: {
        name: "Ann",
        url: "https://ann.example",
        credit: "Drawn by Ann",
        testimonial: "Fine.",
        attribution: "Ann",
      },
      locality: "Gloucester",
      region: "Gloucestershire",
      serviceArea: ["Gloucester", "Stroud"],
      serviceRadiusMetres: 30_000,
      centre: { latitude: 51.86, longitude: -2.24 },
      priceRange: "££",
      freeConsultation: { price: 0, currency: "GBP" },
      origin: "https://small.example",
      country: "GB",
      locale: "en_GB",
    }),
    navigation: site.navigation.parse({
      main: [{ name: "Home", href: "/" }],
      legal: [{ name: "Privacy", href: "/privacy" }],
      more: [],
    }),
    home: site.home.parse({
      ...meta("Home", "2026-01-03"),
      preview: { src: "og.svg", alt: "Drawing of the firm" },
      hero: {
        title: "Doors",
        lead: "We make doors.",
        picture: picture("hero"),
        video: { mp4: "loop.mp4", webm: "loop.webm" },
      },
      about: {
        title: "About",
        paragraphs: ["One man."],
        pictures: [picture("workshop")],
        stats: [1, 2, 3, 4].map((value) => ({ label: `Figure ${value}`, value })),
        values: ["Care", "Time", "Oak"].map(named),
        consultation: named("Consultation"),
      },
      services: named("Services"),
      portfolio: named("Portfolio"),
      testimonials: named("Testimonials"),
      area: named("Area"),
      contact: named("Contact"),
    }),
    indexPages: [
      index("/projects", "Projects"),
      index("/blog", "Blog"),
      index("/testimonials", "Testimonials"),
      index("/trust", "Trust"),
      index("/faq", "Questions"),
      index("/locations", "Areas"),
      index("/guides", "Guides"),
      index("/services", "Services"),
      index("/search", "Search"),
    ],
    partners: [
      site.partner.parse({ name: "Oak Co", url: "https://oak.example", logo: picture("bench") }),
    ],
    editor: { repository: "a-firm/a-site", branch: "main" },
    kinds: ["Kitchens", "Bespoke Carpentry", "Doors", "Outdoor Carpentry"],
    moved: [],
    search: search.parse({
      hint: "doors, oak",
      synonyms: [{ typed: ["portal"], means: ["door"] }],
      questions: [
        { question: "Much?", answer: "See *prices*.", href: "/faq", asked: ["how much"] },
      ],
      suggestions: ["/services/doors", "/#contact"],
    }),
    faq: [
      entries.faqGroup.parse({
        title: "Money",
        questions: [{ question: "What does it cost?", answer: "It *depends* & more." }],
      }),
    ],
    projects: [
      project("door", "Oak door", {
        featured: 1,
        towns: ["stroud"],
        priceBand: { low: 200, high: 500, covers: "two doors", like: "door", units: 2 },
        wentWrong: { what: "It *stuck*.", done: "We planed it." },
        updated: "2026-06-01",
        showBeforeAfter: true,
        beforeImage: picture("before"),
        afterImage: picture("after"),
        video: {
          mp4: "loop.mp4",
          webm: "loop.webm",
          name: "The door opens",
          description: "A door opens.",
          thumbnail: picture("door"),
          uploadDate: "2026-01-20",
          duration: "PT1M5S",
        },
      }),
      project("shed", "Garden shed", {
        category: "Outdoor Carpentry",
        location: "Bath",
        relatedServices: ["/services/doors/stroud", "/services/kitchens"],
        beforeImage: picture("before"),
        afterImage: picture("after"),
      }),
    ],
    services: [
      service("doors", "Doors", 1, {
        towns: "all",
        menu: { description: "Oak and pine", popular: true },
        card: { title: "Doors", description: "Hung well", features: ["1", "2", "3", "4", "5"] },
        relatedProjects: ["door"],
        relatedGuides: ["cost"],
      }),
      service("kitchens", "Kitchens", 2, {}),
    ],
    towns: [
      town("stroud", "Stroud", 1, {}),
      town("hills", "Hills", 2, {
        county: "Oxfordshire",
        isArea: true,
        postcodes: [],
        latitude: 51.9,
        longitude: -1.7,
        distanceKm: 0.4,
      }),
    ],
    serviceTowns: [serviceTown("doors", "hills"), serviceTown("doors", "stroud")],
    guides: [
      entry(entries.guide, "guides", "cost", {
        ...page("What doors cost", "2026-07-02"),
        order: 1,
        published: "2026-07-01",
        picture: picture("costs"),
        relatedServices: ["doors"],
        questions: questions("Cost", 1),
        body: "## Prices\n\nSee [doors](/services/doors) and [below](#prices).",
      }),
    ],
    posts: [
      entry(entries.post, "blog", "oak", {
        ...page("Oak & pine", "2026-08-01"),
        published: "2026-08-01",
        author: "The workshop",
        section: "Advice",
        tags: ["Oak", "Pine"],
        picture: picture("advice"),
        relatedServices: ["doors", "kitchens"],
        body: "Read [the list](/guides).",
      }),
    ],
    testimonials: [
      entry(entries.testimonial, "testimonials", "quiet", {
        attribution: "Homeowner in Stroud",
        service: "doors",
        town: "stroud",
        project: "door",
        date: "2026-09-01",
        rating: 5,
        source: "https://reviews.example/quiet",
        body: "It closes *quietly*.",
      }),
      entry(entries.testimonial, "testimonials", "older", {
        attribution: "Homeowner in the hills",
        service: "kitchens",
        town: "hills",
        date: "2026-02-01",
        rating: 4,
      }),
    ],
    costs: [
      {
        ...cost.parse({
          job: "A door",
          order: 1,
          services: ["doors"],
          guide: "cost",
          low: 100,
          typical: [200, 250],
          high: 300,
          unit: "each door",
          includes: ["Hanging"],
          excludes: ["Paint"],
          takes: "a day",
          date: "2026-01",
          sources: [
            {
              name: "A list",
              url: "https://prices.example",
              says: "£100 to £300, most £200 to £250",
              vat: "included",
              dated: "2026-01",
              read: "2026-01-02",
            },
          ],
        }),
        slug: "door",
        file: "app/content/costs/door.yaml",
      },
    ],
    measures: [
      { id: "a-door", is: "one to two days", about: ["door"] },
      { id: "making", is: "2 to 3 weeks", about: ["made"] },
      { id: "a-gate", is: "1 to 2 weeks", about: ["gate"] },
      { id: "gate-wait", is: "4 to 8 weeks", about: ["gate"] },
      { id: "a-width", is: "900 mm", about: ["clear"] },
    ],
    tools: [],
    information: [
      entry(entries.informationPage, "pages", "privacy", page("Privacy", "2026-01-04")),
    ],
    pictures: {
      ...Object.fromEntries(photographs.split(" ").map((name) => [`${name}.jpg`, record(name)])),
      "og.svg": drawing("og"),
      "icons/doors.svg": drawing("icon-doors"),
      "icons/kitchens.svg": drawing("icon-kitchens"),
      "drawings/not-found.svg": drawing("not-found"),
      "loop.mp4": { ...drawing("loop"), src: "/pictures/loop.mp4" },
      "loop.webm": { ...drawing("loop"), src: "/pictures/loop.webm" },
    },
  };
}
