/** Schemas of the smaller single files: menus, the home page, lists, partners, redirects, measures. */
import { z } from "zod";
import { anchor } from "../anchor.server.ts";
import {
  addressed,
  drawnIcon,
  externalUrl,
  isoDate,
  longText,
  matching,
  metaDescription,
  metaTitle,
  picture,
  proofFields,
  sample,
  sitePath,
  slug,
  slugOf,
  text,
  video,
} from "./common.ts";

/** A navigation item (specification §3). */
const navigationItem = z.strictObject({
  name: text,
  href: sitePath.meta({ title: "Address" }),
  megaMenu: z.boolean().default(false).meta({ title: "Opens the large menu" }),
});

/** A stat tile: an icon, and a numeric value with a suffix or a text value (specification §3). */
export const statTile = z
  .strictObject({
    icon: drawnIcon,
    label: text,
    value: z.int().optional(),
    suffix: z.string().optional(),
    text: text.optional(),
    /** The claim of the profile that it shows; removed together with it. */
    claim: slug.optional().meta({ title: "Claim that it shows", description: "By its id." }),
    /** Evidence for a figure that is not a claim of the profile. */
    evidence: proofFields.evidence,
  })
  .refine((tile) => (tile.value === undefined) !== (tile.text === undefined), {
    message: "expected either a value or a text",
  });

/** A partner (specification §3). `logo` is a file under `app/content/pictures`. */
export const partner = z.strictObject({
  name: text,
  url: externalUrl,
  logo: picture,
  sample,
});

const namedText = z.strictObject({ title: text, text: longText });

export const home = z.strictObject({
  metaTitle,
  metaDescription,
  /** When the text of this page last changed. */
  updated: isoDate,
  /** The site's link preview: a drawing under `pictures/og`, 1200 × 630. */
  preview: picture,
  hero: z.strictObject({
    title: text,
    lead: longText,
    picture,
    video: video.optional(),
    /** Not shown again among the featured projects. */
    project: slugOf("projects").optional().meta({ title: "Project that it shows" }),
  }),
  about: z.strictObject({
    title: text,
    paragraphs: z.array(longText).min(1),
    /** The workshop; an optional second picture is smaller and in front of it. */
    pictures: z.array(picture).min(1).max(2),
    stats: z.array(statTile).length(4),
    values: z.array(namedText).length(3),
    consultation: namedText,
  }),
  services: namedText,
  portfolio: namedText,
  testimonials: namedText.partial({ text: true }),
  area: namedText.extend({
    /** Beside the map's circle, for the places outside it. */
    outside: text.max(40).optional().meta({ title: "On the map, outside the circle" }),
  }),
  contact: namedText,
});

/** The pages that list entries, and that of the search. */
const indexPaths = [
  "/projects",
  "/blog",
  "/testimonials",
  "/trust",
  "/faq",
  "/locations",
  "/guides",
  "/services",
  "/search",
] as const;

const indexPage = z.strictObject({
  path: z.enum(indexPaths),
  name: text,
  title: text,
  lead: longText,
  metaTitle,
  metaDescription,
  updated: isoDate,
  picture: picture.optional(),
});

/** The words of these pages: each has them, though its list is still empty. */
export const indexPages = z.array(indexPage).superRefine((pages, context) => {
  for (const missing of indexPaths.filter((path) => pages.every((page) => page.path !== path)))
    context.addIssue({
      code: "custom",
      path: [pages.length],
      message: `expected an entry for ${missing} too; a page whose list is empty says so`,
    });
});

/** The one address of a page: no part after `#`, query, file, capital, `index` or last slash. */
const pagePath = matching(
  /^(?!.*\/index$)\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  "an address such as /services, without anything after it",
);

/** A redirect: a page's former URL and the page that replaces it. */
export const moved = z.strictObject({
  /** Path that no longer has a page. */
  from: pagePath.meta({ title: "Old address" }),
  /** Path of an existing page. */
  to: pagePath.meta({ title: "New address" }),
});

/**
 * A time or size that several texts name, as `{{measure:id}}`. What they say of it otherwise, in a
 * sentence with one of the words in `about`, has to be one of the records about that word.
 */
export const measures = z
  .array(
    z.strictObject({
      id: slug,
      is: text.meta({ title: "Time or size", description: "Such as two to four days." }),
      about: z.array(text).min(1),
      /** What is to be confirmed before launch, and where. */
      check: text.optional().meta({ title: "Still to be checked" }),
    }),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    message: "expected ids that differ",
  });

/** The categories of work, used as filters of the projects. */
export const categories = z
  .array(addressed)
  .min(1)
  .refine((names) => new Set(names.map(anchor)).size === names.length, {
    message: "expected names that differ in letters or digits",
  });

/** Where the editor at /admin finds the site's repository. */
export const editor = z.strictObject({
  repository: matching(
    /^[\w-]+\/[\w.-]+$/,
    "an account and a repository, as in some-account/some-site",
  ),
  branch: text,
});

export const navigation = z.strictObject({
  main: z.array(navigationItem).min(1),
  legal: z.array(navigationItem),
  more: z.array(navigationItem),
});

export type Moved = z.infer<typeof moved>;
