/** A schema for the front matter of each kind of Markdown entry; the text is the body. */
import { z } from "zod";
import { labelSides } from "../../lib/serviceMap.ts";
import {
  drawnIcon,
  externalUrl,
  isoDate,
  longText,
  matching,
  pageFields,
  picture,
  proofFields,
  questions,
  sample,
  sitePath,
  slug,
  slugOf,
  text,
  title,
  video,
} from "./common.ts";

/** A silent clip of a project. */
export const projectVideo = video.extend({
  name: text,
  /** Describes what the clip shows, for those who cannot see it. */
  description: text,
  thumbnail: picture,
  uploadDate: isoDate,
  duration: matching(/^PT(?=\d)(\d+M)?(\d+S)?$/, "a duration such as PT1M30S"),
});

/**
 * The cost of a project as a range in pounds, VAT included. `like` names a file of `costs/` with the published
 * prices of such jobs, `units` how many of its units this was: the range must lie within those
 * prices.
 */
const priceBand = z
  .strictObject({
    low: z.int().positive().meta({ title: "From, in pounds" }),
    high: z.int().positive().meta({ title: "To, in pounds" }),
    /** What the price covers, if not the whole job. */
    covers: text.optional().meta({ title: "What that covers" }),
    like: slug.optional().meta({
      title: "Job with the prices of others",
      description: "Name of its file under costs.",
    }),
    /** The kind of that job: its prices are of all of it, whatever its `units`. */
    kind: slug.optional().meta({
      title: "Kind of that job",
      description: "The id of one of its kinds; the price lies within theirs too.",
    }),
    units: z
      .int()
      .positive()
      .default(1)
      .meta({ title: "How many of them", description: "Such as 5 for five of the same." }),
  })
  .refine(({ low, high }) => low <= high, {
    path: ["high"],
    message: "expected no less than low",
  });

/** A project. The text below the fields is its long description. */
export const project = z
  .strictObject({
    title,
    /** One of `categories.yaml`. */
    category: text.meta({ title: "Kind of work", oneOf: "categories" }),
    location: text.meta({ title: "Place", description: "As visitors read it: a town, mostly." }),
    shortDescription: text.max(180).meta({ title: "In short", description: "For lists." }),
    keyFeatures: z.array(text).min(3).meta({ title: "What makes it special" }),
    materials: z.array(text).min(2),
    images: z
      .array(picture)
      .min(1)
      .meta({ title: "Pictures", description: "The first stands for the project in lists." }),
    relatedServices: z
      .array(sitePath.meta({ refersTo: "services" }))
      .min(1)
      .meta({ title: "Services it shows" }),
    metaTitle: pageFields.metaTitle,
    metaDescription: pageFields.metaDescription,
    showBeforeAfter: z.boolean().default(false).meta({ title: "Show a before and after slider" }),
    beforeImage: picture.optional().meta({ title: "Before" }),
    afterImage: picture.optional().meta({ title: "After" }),
    video: projectVideo.optional(),
    /** Working days on site, five to a week. */
    days: z.int().positive().optional().meta({
      title: "Working days on site",
      description: "Five to a week: 10 is shown as 2 weeks.",
    }),
    priceBand: priceBand.optional().meta({ title: "What it cost" }),
    wentWrong: z
      .strictObject({
        what: longText.meta({ title: "What happened" }),
        done: longText.meta({ title: "What was done about it" }),
      })
      .optional()
      .meta({ title: "What went wrong" }),
    /** Position among the featured projects on the home page; absent means not featured. */
    featured: z.int().positive().optional().meta({
      title: "Place on the home page",
      description: "1 comes first. Left empty, it is not shown there.",
    }),
    /** Nearby towns, whose pages show this project; slugs of `towns/`. */
    towns: z.array(slugOf("towns")).default([]).meta({ title: "Towns it is near" }),
    updated: pageFields.updated,
    sample,
  })
  .refine((entry) => !entry.showBeforeAfter || (entry.beforeImage && entry.afterImage), {
    path: ["beforeImage"],
    message: "expected beforeImage and afterImage, because showBeforeAfter is true",
  });

/** A kind of the job that a page is about: the `id` of a row of `ours.kinds` in its file of `costs/`. */
const kind = slug.optional().meta({
  title: "Kind of the job",
  description: "Its price is shown in place of the whole job's: the id of one of that job's kinds.",
});

/** A service: its page, its menu item and, optionally, its card on the home page. */
export const service = z.strictObject({
  ...pageFields,
  /** Position in lists and menus, 1 first. */
  order: z.int().positive(),
  /** Short name for menus, breadcrumbs and lists. */
  name: text.max(40),
  inSentence: text.max(40).optional().meta({
    title: "Its name within a sentence",
    description: "Needed where it doesn't begin with a small letter there, such as French doors.",
  }),
  /** Name of a drawing under `pictures/icons`, without its extension. */
  icon: slug,
  picture,
  /** Without it the service is not in the mega menu. */
  menu: z
    .strictObject({
      description: text.max(60),
      icon: drawnIcon,
      popular: z.boolean().default(false),
    })
    .optional(),
  /** Its card on the home page. */
  card: z
    .strictObject({ title: text, description: text, features: z.array(text).length(5) })
    .optional(),
  /** The towns for which the service has pages. */
  towns: z
    .union([z.literal("all"), z.array(slugOf("towns"))], {
      error: "expected all, or a list of towns",
    })
    .default([]),
  relatedProjects: z.array(slugOf("projects")).default([]),
  kind,
  /** For the link from its price at the top of pages to the table of all its kinds. */
  alsoPriced: text.max(80).optional().meta({
    title: "What else its table prices",
    description: "Such as: French doors, bi-folds, inside doors. Links to that table.",
  }),
  choose: z
    .strictObject({ name: text, href: sitePath })
    .optional()
    .meta({ title: "Link below the prices", description: "To what helps to choose between them." }),
  questions: questions.min(4).max(6),
});

export const town = z.strictObject({
  ...pageFields,
  order: z.int().positive(),
  name: text,
  /** As used within a sentence: "in Stroud", "in the Cotswolds". */
  inSentence: text,
  /** A local picture for the page's header. */
  picture: picture.optional(),
  county: text,
  /** For search engines: the county's ISO 3166-2 code. */
  countyCode: matching(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, "an ISO 3166-2 code such as GB-GLS").optional(),
  /** Who decides on planning there, where that matters to the work. */
  planningAuthority: z
    .strictObject({ name: text, url: externalUrl.optional(), asOf: isoDate })
    .optional(),
  /** Outward codes such as `GL5`. Empty if there is no obvious one. */
  postcodes: z.array(matching(/^[A-Z]{1,2}\d{1,2}$/, "an outward code such as GL5", "postcode")),
  // Bounds of the United Kingdom.
  latitude: z.number().min(49).max(61).meta({ notation: "decimal" }),
  longitude: z.number().min(-9).max(2).meta({ notation: "decimal" }),
  /** Distance by road from there, if a source gives it. */
  roadMiles: z.number().positive().optional(),
  nearby: z.array(text).min(1),
  /** An area rather than a town: a label without a dot on the map. */
  isArea: z.boolean().default(false),
  /** The side of its dot on which the map has its name: none may cover another. */
  label: z.enum(labelSides).default("east"),
  questions: questions.min(2).max(4),
});

export const serviceTown = z
  .strictObject({
    ...pageFields,
    /** The job whose price the page is about, if not the service's own. */
    cost: slugOf("costs").optional(),
    kind,
    /** A project near the town that shows this service. Without one, the page mentions none. */
    nearestProject: slugOf("projects").optional(),
    /** The lesson from that project. */
    nearestNote: longText.optional().meta({ title: "What is to be learned from it" }),
    questions: questions.min(2).max(3),
  })
  .refine(({ nearestProject, nearestNote }) => !nearestProject === !nearestNote, {
    path: ["nearestNote"],
    message: "expected it where nearestProject is given, and only there",
  });

export const guide = z.strictObject({
  ...pageFields,
  order: z.int().positive(),
  published: isoDate,
  picture,
  /** The job whose price the page is about, if not that of its first service. */
  cost: slugOf("costs").optional(),
  relatedServices: z.array(slugOf("services")).min(1),
  questions: questions.default([]),
});

export const post = z.strictObject({
  ...pageFields,
  published: isoDate,
  /** A role, never an invented person. */
  author: text,
  section: text,
  tags: z.array(text).min(1).max(4),
  picture,
  relatedServices: z.array(slugOf("services")).min(1),
});

export const testimonial = z.strictObject({
  /** The author, without a name: "Homeowner in Stroud". */
  attribution: text.meta({
    title: "Who speaks",
    description: "Without a name: homeowner, and the town.",
  }),
  service: slugOf("services"),
  project: slugOf("projects").optional(),
  date: isoDate,
  rating: z.int().min(1).max(5),
  featured: z.boolean().default(false).meta({ title: "Show on the home page" }),
  /** What visitors look for in testimonials, which are filtered by it. */
  tells: z
    .array(text.max(24))
    .max(2)
    .default([])
    .meta({ title: "What it tells of", description: "Such as Ran late. Readers filter by it." }),
  source: externalUrl.optional().meta({ title: "Where it was left", description: "Its address." }),
  /**
   * `evidence` says where it can be read, or what shows that the client wrote it (DMCC Act 2024).
   */
  ...proofFields,
});

/** Privacy, cookies, terms, accessibility. Law differs by country: one that is not the firm's own yet is a sample. */
export const informationPage = z.strictObject({ ...pageFields, sample });

export const faqGroup = z.strictObject({
  title: text,
  questions: questions.min(1),
});

/** The page /faq has nothing else. */
export const faq = z.array(faqGroup).min(1, "expected a group with a question, for the page /faq");

export type ProjectVideo = z.infer<typeof projectVideo>;
