/** Validators of the menus and of the home page's words. */
import { z } from "zod";
import {
  externalUrl,
  longText,
  metaDescription,
  metaTitle,
  picture,
  proofFields,
  sample,
  sitePath,
  slug,
  text,
} from "./common.ts";

/** Specification §3, navigation item. */
export const navigationItem = z.strictObject({
  name: text,
  href: sitePath.meta({ title: "Address" }),
  megaMenu: z.boolean().default(false).meta({ title: "Opens the large menu" }),
});

/** Specification §3, stat tile: a numeric value with a suffix, or a text value. */
export const statTile = z
  .strictObject({
    label: text,
    value: z.int().optional(),
    suffix: z.string().optional(),
    text: text.optional(),
    /** The claim of the profile that it shows: left out with it. */
    claim: slug.optional().meta({ title: "Claim that it shows", description: "By its id." }),
    /** What proves a figure that is no claim of the profile. */
    evidence: proofFields.evidence,
  })
  .refine((tile) => (tile.value === undefined) !== (tile.text === undefined), {
    message: "expected either a value or a text",
  });

/** Specification §3, partner. `logo` is a file under `app/content/pictures`. */
export const partner = z.strictObject({
  name: text,
  url: externalUrl,
  logo: picture,
  sample,
});

/** One silent loop in two encodings, files under `app/content/pictures`. */
export const video = z.strictObject({
  mp4: z.string().regex(/^[a-z0-9/-]+\.mp4$/, "expected a .mp4 under app/content/pictures"),
  webm: z.string().regex(/^[a-z0-9/-]+\.webm$/, "expected a .webm under app/content/pictures"),
});

const namedText = z.strictObject({ title: text, text: longText });

export const home = z.strictObject({
  metaTitle,
  metaDescription,
  /** When the words of this page last changed. */
  updated: z.iso.date(),
  /** What a link to the site shows: a drawing under `pictures/og`, 1200 × 630. */
  preview: picture,
  hero: z.strictObject({
    title: text,
    lead: longText,
    picture,
    video: video.optional(),
  }),
  about: z.strictObject({
    title: text,
    paragraphs: z.array(longText).min(1),
    /** The place where the work is made; a second picture stands smaller in front of the first. */
    pictures: z.array(picture).min(1).max(2),
    stats: z.array(statTile).length(4),
    values: z.array(namedText).length(3),
    consultation: namedText,
  }),
  services: namedText,
  portfolio: namedText,
  testimonials: namedText,
  area: namedText,
  contact: namedText,
});

/** Words of the pages that list entries. Keys are the paths. */
export const indexPage = z.strictObject({
  path: sitePath,
  name: text,
  title: text,
  lead: longText,
  metaTitle,
  metaDescription,
  updated: z.iso.date(),
});

/** An address that a page had before, and the page that answers for it now. */
export const moved = z.strictObject({
  /** Path that no page has any more. */
  from: sitePath.meta({ title: "Old address" }),
  /** Path of a page. */
  to: sitePath.meta({ title: "New address" }),
});

/** Names of the kinds of work, by which visitors filter the projects. */
export const kinds = z.array(text).min(1);

/** Where the editor at /admin finds the site's files. */
export const editor = z.strictObject({
  repository: z
    .string()
    .regex(
      /^[\w-]+\/[\w.-]+$/,
      "expected an account and a repository, as in some-account/some-site",
    ),
  branch: text,
});

/** Reading without a signal: whether pages are kept, and what a kept one says of itself. */
export const offline = z.strictObject({
  isOn: z.boolean().meta({ title: "Keep pages for readers without a signal" }),
  /** Stands over a kept page; `{date}` is the day and time at which it was fetched. */
  notice: text.regex(/\{date\}/, "expected {date} where the day and time are to stand"),
  retry: text,
  /** The page in place of one that was not kept. */
  page: z.strictObject({ title: text, lead: text, kept: text }),
});

export const navigation = z.strictObject({
  main: z.array(navigationItem).min(1),
  legal: z.array(navigationItem),
  more: z.array(navigationItem),
});

export type Home = z.input<typeof home>;
export type Navigation = z.input<typeof navigation>;
export type StatTile = z.infer<typeof statTile>;
export type Partner = z.infer<typeof partner>;
export type Editor = z.infer<typeof editor>;
export type Moved = z.infer<typeof moved>;
export type Offline = z.infer<typeof offline>;
export type IndexPage = z.infer<typeof indexPage>;
