/** One validator for each kind of Markdown entry: the front matter; the long text is the body. */
import { z } from "zod";
import {
  inlineMarkdown,
  isoDate,
  pageFields,
  picture,
  proofFields,
  question,
  sitePath,
  slug,
  text,
} from "./common.ts";
import { video } from "./site.ts";

/** Specification §3, video: a silent clip that is part of what a project shows. */
export const projectVideo = video.extend({
  name: text,
  /** What is to be seen in it; those who cannot see it read this. */
  description: text,
  thumbnail: picture,
  uploadDate: isoDate,
  duration: z
    .string()
    .regex(/^PT(\d+M)?(\d+S)?$/, "expected a duration such as PT1M30S")
    .regex(/\d/, "expected a duration such as PT1M30S"),
});

/**
 * What a project cost, between two figures in pounds. `like` names what such jobs cost elsewhere, a
 * file of `costs/`, and `units` how many of its units this was: the band lies within those prices.
 */
export const priceBand = z
  .strictObject({
    low: z.int().positive(),
    high: z.int().positive(),
    /** What it covers, where that is not the whole job. */
    covers: text.optional(),
    like: slug.optional(),
    units: z.int().positive().default(1),
  })
  .refine(({ low, high }) => low <= high, {
    path: ["high"],
    message: "expected no less than low",
  });

/** Specification §3, Project. `fullDescription` is the body of the file, `slug` its name. */
export const project = z
  .strictObject({
    title: text,
    /** One of `kinds.yaml`. */
    category: text,
    location: text,
    shortDescription: text.max(180),
    keyFeatures: z.array(text).min(3),
    materials: z.array(text).min(2),
    images: z.array(picture).min(1),
    relatedServices: z.array(sitePath).min(1),
    metaTitle: pageFields.metaTitle,
    metaDescription: pageFields.metaDescription,
    showBeforeAfter: z.boolean().default(false),
    beforeImage: picture.optional(),
    afterImage: picture.optional(),
    video: projectVideo.optional(),
    /** Weeks on site. */
    weeks: z.int().positive().optional(),
    priceBand: priceBand.optional(),
    wentWrong: z.strictObject({ what: text, done: text }).optional(),
    /** Position among the featured projects on the home page; absent means not featured. */
    featured: z.int().positive().optional(),
    /** Towns this project is near, for the town pages; slugs of `towns/`. */
    towns: z.array(slug).default([]),
    updated: isoDate,
    sample: z.boolean().default(false),
  })
  .refine((entry) => !entry.showBeforeAfter || (entry.beforeImage && entry.afterImage), {
    path: ["beforeImage"],
    message: "expected beforeImage and afterImage, because showBeforeAfter is true",
  });

/** A service: its page, its menu item and, where it has one, its home-page card. */
export const service = z.strictObject({
  ...pageFields,
  /** Position in lists and menus, 1 first. */
  order: z.int().positive(),
  /** Short name for menus, breadcrumbs and lists. */
  name: text.max(40),
  /** Drawing file name under `pictures/drawings`, without its ending. */
  icon: slug,
  picture,
  /** Specification §3, service menu item; absent from the mega menu without it. */
  menu: z
    .strictObject({ description: text.max(60), popular: z.boolean().default(false) })
    .optional(),
  /** Specification §2, one of the eight cards of the services section. */
  card: z
    .strictObject({ title: text, description: text, features: z.array(text).length(5) })
    .optional(),
  /** Whether the service has a page of its own for towns, and for which. */
  towns: z.union([z.literal("all"), z.array(slug)]).default([]),
  relatedProjects: z.array(slug).default([]),
  relatedGuides: z.array(slug).default([]),
  questions: z.array(question).min(4).max(6),
});

export const town = z.strictObject({
  ...pageFields,
  order: z.int().positive(),
  name: text,
  /** As it reads inside a sentence: "in Stroud", "in the Cotswolds". */
  inSentence: text,
  /** Something of the place, at the head of its page. */
  picture: picture.optional(),
  county: text,
  planningAuthority: z.strictObject({ name: text, url: z.url().optional(), asOf: isoDate }),
  /** Outward codes such as `GL5`. Empty where no single postcode fits. */
  postcodes: z.array(
    z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "expected an outward code such as GL5"),
  ),
  // Anywhere in the United Kingdom.
  latitude: z.number().min(49).max(61),
  longitude: z.number().min(-9).max(2),
  /** Straight line from the firm's centre point, kilometres. */
  distanceKm: z.number().nonnegative(),
  /** By road from there, where a source gives it. */
  roadMiles: z.number().positive().optional(),
  nearby: z.array(text).min(1),
  /** An area rather than a town is lettered on the map, not dotted. */
  isArea: z.boolean().default(false),
  questions: z.array(question).min(2).max(4),
});

export const serviceTown = z
  .strictObject({
    ...pageFields,
    /** A project near the town that shows this service. Where there is none, nothing is said of it. */
    nearestProject: slug.optional(),
    /** What is to be learned from that project. */
    nearestNote: text.optional(),
    questions: z.array(question).min(2).max(3),
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
  relatedServices: z.array(slug).min(1),
  relatedGuides: z.array(slug).default([]),
  questions: z.array(question).default([]),
});

export const post = z.strictObject({
  ...pageFields,
  published: isoDate,
  /** A role, never an invented person. */
  author: text,
  section: text,
  tags: z.array(text).min(1).max(4),
  picture,
  relatedServices: z.array(slug).min(1),
});

export const testimonial = z.strictObject({
  /** Who speaks, without a name: "Homeowner in Stroud". */
  attribution: text,
  service: slug,
  town: slug,
  project: slug.optional(),
  date: isoDate,
  rating: z.int().min(1).max(5),
  featured: z.boolean().default(false),
  /** `evidence` says where it can be read, or what shows that the client gave it (DMCC Act 2024). */
  ...proofFields,
});

/** Privacy, cookies, terms, accessibility. */
export const informationPage = z.strictObject({ ...pageFields });

export const faqGroup = z.strictObject({
  title: text,
  questions: z.array(z.strictObject({ question: text, answer: inlineMarkdown })).min(1),
});

export type ProjectVideo = z.infer<typeof projectVideo>;
export type ProjectFields = z.infer<typeof project>;
export type ServiceFields = z.infer<typeof service>;
export type TownFields = z.infer<typeof town>;
export type ServiceTownFields = z.infer<typeof serviceTown>;
export type GuideFields = z.infer<typeof guide>;
export type PostFields = z.infer<typeof post>;
export type TestimonialFields = z.infer<typeof testimonial>;
export type InformationPageFields = z.infer<typeof informationPage>;
export type FaqGroup = z.infer<typeof faqGroup>;
