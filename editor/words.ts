/** What the forms call each field, in words for someone who has never seen a schema. */
import { dayNames } from "../app/lib/openingHours.ts";

/** Entries that a field may name. */
export type Reference = "kind" | "project" | "service" | "town" | "guide" | "service-path";

export type FieldWords = {
  label: string;
  hint?: string;
  /** Several lines to type in. */
  isLong?: boolean;
  /** What its words are the name of. */
  refersTo?: Reference;
  /** What its choices are called, where they are not words themselves. */
  options?: Record<string, string>;
};

const sample = { label: "A sample, not our own work yet" };
const search = {
  metaTitle: { label: "Title in search results" },
  metaDescription: { label: "Words in search results", isLong: true },
};
const page = {
  title: { label: "Title" },
  lead: { label: "Opening words", hint: "The large lines below the title.", isLong: true },
  ...search,
  updated: { label: "Last changed on" },
};
const questions = { label: "Questions and answers" };
const order = { label: "Place in lists", hint: "1 comes first." };

/** Parts that several fields are made of. */
const parts = {
  src: { label: "Picture" },
  alt: {
    label: "What is to be seen in it",
    hint: "Read to people who do not see the picture. Say what it shows, not that it is a picture.",
    isLong: true,
  },
  caption: { label: "Caption", hint: "Shown below the picture, if you like." },
  sample,
  question: { label: "Question" },
  answer: { label: "Answer", isLong: true },
  evidence: { label: "What proves it", hint: "For your records; it is not shown." },
  evidenceDate: { label: "When you looked at that" },
} satisfies Record<string, FieldWords>;

/** A run of days with the same hours. */
const ofHours = (path: string): Record<string, FieldWords> => ({
  [`${path}.days`]: {
    label: "Days",
    options: dayNames,
  },
  [`${path}.label`]: { label: "Days as they are read", hint: "Such as Mon–Fri." },
  [`${path}.opens`]: { label: "From", hint: "Such as 08:00, for search engines." },
  [`${path}.closes`]: { label: "Until", hint: "Such as 17:30." },
  [`${path}.shown`]: { label: "Hours as they are read", hint: "Such as 8am–5.30pm." },
});

/** What stands on /trust. */
const ofTrust = (part: string, label: string): Record<string, FieldWords> => ({
  [`trust.${part}`]: { label },
  [`trust.${part}.short`]: { label: "In a few words" },
  [`trust.${part}.words`]: { label: "In full", isLong: true },
  [`trust.${part}.evidence`]: { label: "What shows it", hint: "Shown below the words." },
});

/** By collection, then by field; a part of a field is found under `parts`, or as `field.part`. */
const words: Record<string, Record<string, FieldWords>> = {
  projects: {
    title: { label: "Title" },
    category: { label: "Kind of work", refersTo: "kind" },
    location: { label: "Place", hint: "As visitors read it, such as Stroud." },
    shortDescription: { label: "In short", hint: "One or two sentences for lists.", isLong: true },
    keyFeatures: { label: "What makes it special", hint: "One on each line, at least three." },
    materials: { label: "Materials", hint: "One on each line, at least two." },
    images: { label: "Pictures", hint: "At least one. The first stands for the project in lists." },
    relatedServices: { label: "Services it shows", refersTo: "service-path" },
    ...search,
    showBeforeAfter: { label: "Show a before and after slider" },
    beforeImage: { label: "Before" },
    afterImage: { label: "After" },
    video: { label: "Video" },
    weeks: { label: "Weeks on site" },
    priceBand: { label: "What it cost" },
    "priceBand.low": { label: "From, in pounds" },
    "priceBand.high": { label: "To, in pounds" },
    "priceBand.covers": { label: "What that covers", hint: "Where it is not the whole job." },
    "priceBand.like": {
      label: "Job with the prices of others",
      hint: "Name of its file under costs, such as fitted-kitchen.",
    },
    "priceBand.units": { label: "How many of them", hint: "Such as 5 for five doors." },
    wentWrong: { label: "What went wrong" },
    "wentWrong.what": { label: "What happened", isLong: true },
    "wentWrong.done": { label: "What was done about it", isLong: true },
    featured: {
      label: "Place on the home page",
      hint: "1 comes first. Left empty, it is not shown there.",
    },
    towns: { label: "Towns it is near", refersTo: "town" },
    updated: { label: "Last changed on" },
    sample: { label: "A sample, not our own work yet" },
  },
  blog: {
    ...page,
    published: { label: "Published on" },
    author: { label: "Written by", hint: "A role, such as The workshop." },
    section: { label: "Subject" },
    tags: { label: "Tags", hint: "One on each line, four at most." },
    picture: { label: "Picture" },
    relatedServices: { label: "Services it is about", refersTo: "service" },
  },
  guides: {
    ...page,
    order,
    published: { label: "Published on" },
    picture: { label: "Picture" },
    relatedServices: { label: "Services it is about", refersTo: "service" },
    relatedGuides: { label: "Guides to read next", refersTo: "guide" },
    questions,
  },
  testimonials: {
    attribution: { label: "Who speaks", hint: "Without a name, such as Homeowner in Stroud." },
    service: { label: "Service", refersTo: "service" },
    town: { label: "Town", refersTo: "town" },
    project: { label: "Project", refersTo: "project" },
    date: { label: "Said on" },
    rating: { label: "Stars", hint: "From 1 to 5." },
    featured: { label: "Show on the home page" },
    evidence: {
      label: "What proves it",
      hint: "Where it can be read, or what shows that the client gave it. It is not shown.",
    },
    evidenceDate: { label: "When you looked at that" },
    sample: { label: "A sample, not our own client yet" },
  },
  services: {
    ...page,
    order,
    name: { label: "Name", hint: "Short, for menus and lists." },
    icon: { label: "Icon", hint: "Name of its drawing." },
    picture: { label: "Picture" },
    menu: { label: "Show it in the menu" },
    "menu.description": { label: "Line in the menu" },
    "menu.popular": { label: "Mark it as popular" },
    card: { label: "Show it among the cards of the home page" },
    "card.title": { label: "Title of the card" },
    "card.description": { label: "Words of the card", isLong: true },
    "card.features": { label: "Points of the card", hint: "One on each line, five in all." },
    towns: { label: "Towns with a page of their own", refersTo: "town" },
    relatedProjects: { label: "Projects that show it", refersTo: "project" },
    relatedGuides: { label: "Guides about it", refersTo: "guide" },
    questions,
  },
  towns: {
    ...page,
    order,
    name: { label: "Name" },
    inSentence: { label: "Name in a sentence", hint: "Such as: the Cotswolds." },
    county: { label: "County" },
    planningAuthority: { label: "Planning authority" },
    "planningAuthority.name": { label: "Council" },
    "planningAuthority.url": { label: "Address of its site" },
    "planningAuthority.asOf": { label: "Looked at on" },
    postcodes: { label: "Postcodes", hint: "First halves, such as GL5, one on each line." },
    latitude: { label: "Latitude" },
    longitude: { label: "Longitude" },
    distanceKm: { label: "Distance from us in kilometres", hint: "As the crow flies." },
    nearby: { label: "Places nearby", hint: "One on each line." },
    isArea: { label: "An area rather than a town" },
    questions,
  },
  "service-towns": {
    ...page,
    nearestProject: { label: "Nearest project", refersTo: "project" },
    nearestNote: { label: "What is to be learned from it", isLong: true },
    questions,
  },
  pages: page,
  business: {
    name: { label: "Name of the firm" },
    shortName: { label: "Short name", hint: "As it reads in a sentence." },
    tagline: { label: "What it does, in a line" },
    sample: {
      label: "All of it is made up",
      hint: "Every page then says so. Without it, what has no proof is left out.",
    },
    sampleNotice: { label: "Words that say so", isLong: true },
    origin: {
      label: "Address of the site",
      hint: "With https:// and without a slash at the end.",
    },
    email: { label: "Email" },
    phone: { label: "Phone" },
    "phone.display": { label: "Number as it is read" },
    "phone.e164": {
      label: "The same number as it is dialled",
      hint: "+44, then the number without its first 0 and without spaces.",
    },
    whatsappText: { label: "First words of a WhatsApp message", isLong: true },
    legalName: { label: "Legal name", hint: "Shown at the foot of every page." },
    address: { label: "Postal address", hint: "Shown at the foot of every page." },
    companyNumber: { label: "Company number", hint: "Eight characters, from Companies House." },
    vatNumber: { label: "VAT number", hint: "Such as GB, then nine digits." },
    host: {
      label: "Host of the site",
      hint: "Who it is and how long it keeps logs, to follow “The host is”.",
    },
    locality: { label: "Town" },
    region: { label: "County" },
    country: { label: "Country", hint: "Two letters, such as GB." },
    locale: { label: "Language", hint: "Such as en_GB." },
    centre: { label: "Centre of the area" },
    "centre.latitude": { label: "Latitude" },
    "centre.longitude": { label: "Longitude" },
    serviceRadiusMetres: { label: "How far you go, in metres" },
    serviceArea: { label: "Places you go to", hint: "One on each line." },
    priceRange: { label: "Price range", hint: "Such as ££." },
    rating: { label: "Rating" },
    "rating.value": { label: "Stars" },
    "rating.best": { label: "Out of" },
    "rating.count": { label: "Number of reviews" },
    freeConsultation: { label: "First visit" },
    "freeConsultation.price": { label: "Its price", hint: "0 when it is free." },
    "freeConsultation.currency": { label: "Currency", hint: "Three letters, such as GBP." },
    hours: { label: "Hours" },
    "hours.working": { label: "When you work", hint: "At least one." },
    "hours.phone": {
      label: "When the phone is answered",
      hint: "At least one. “Open now” and what search engines read come from these.",
    },
    ...ofHours("hours.working"),
    ...ofHours("hours.phone"),
    social: { label: "Links to social networks" },
    "social.id": {
      label: "Network",
      options: { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" },
    },
    "social.name": { label: "Its name" },
    "social.url": { label: "Address" },
    award: { label: "Award" },
    "award.name": { label: "What it is called" },
    "award.organiser": { label: "Who gave it" },
    "award.url": { label: "Address of a page that shows it" },
    designer: { label: "Who made the site" },
    "designer.name": { label: "Name" },
    "designer.url": { label: "Address" },
    "designer.credit": { label: "Words at the foot of the page" },
    "designer.testimonial": { label: "What you say of them", isLong: true },
    "designer.attribution": { label: "Who says it" },
    "designer.sample": { label: "A sample, not our own words yet" },
    claims: { label: "Claims", hint: "What you promise or say of yourself. Each has to be true." },
    "claims.id": {
      label: "Name for texts",
      hint: "A text shows its words with {{claim:name}}. Better left alone.",
    },
    "claims.channel": {
      label: "Where it stands",
      options: {
        "trust-strip": "Strip below the top of the home page",
        "trust-badge": "Badges about the firm",
        counter: "Counter",
        phone: "Beside the phone number",
        whatsapp: "Beside WhatsApp",
        email: "Beside the email address",
        quote: "Beside what is said of quotes",
        "call-bar": "Bar that asks for a call",
      },
    },
    "claims.title": { label: "Short" },
    "claims.words": { label: "In full" },
    "claims.value": { label: "Number in it", hint: "Where one counts up." },
    "claims.suffix": { label: "Sign after the number", hint: "Such as +." },
    "claims.answers": {
      label: "What is answered",
      hint: "Such as Call: the promise then stands in the table of replies.",
    },
    "claims.leftOut": { label: "Wording that was not chosen", hint: "For your records." },
    trust: { label: "What stands behind the work", hint: "The page /trust." },
    ...ofTrust("insurer", "Who insures you"),
    ...ofTrust("cover", "What is covered"),
    ...ofTrust("guarantee", "Guarantee and its length"),
    ...ofTrust("deposits", "Deposits"),
    ...ofTrust("memberships", "Memberships"),
    ...ofTrust("visitors", "Who comes to the house"),
    ...ofTrust("whenWrong", "When something goes wrong"),
    goesWithout: {
      label: "What you do without",
      hint: "`npm run launch-check` no longer asks for it.",
      options: {
        companyNumber: "A company number",
        vatNumber: "A VAT number",
        facebook: "Facebook",
        instagram: "Instagram",
        tiktok: "TikTok",
        metrics: "Measuring of speed",
        chromatic: "Chromatic",
      },
    },
  },
};

/** The words of a field, or of a part of one such as `images.0.alt`; undefined when there are none. */
export function wordsOf(collection: string, field: string): FieldWords | undefined {
  const path = field.split(".").filter((part) => !/^\d+$/.test(part));
  const own = words[collection]?.[path.join(".")];
  const last = path.at(-1) ?? "";
  return own ?? (path.length > 1 && last in parts ? parts[last as keyof typeof parts] : undefined);
}

/** A field by its words: "Pictures 2, What is to be seen in it" for `images.1.alt`. */
export function placeOf(collection: string, field: string): string {
  const names: string[] = [];
  let path = "";
  for (const part of field.split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`.trim());
    else {
      path = path ? `${path}.${part}` : part;
      names.push(path === "text" ? "Text" : (wordsOf(collection, path)?.label ?? part));
    }
  }
  return names.join(", ");
}
