/**
 * Schemas shared by several kinds of entry. Types and the editor's forms are derived from them:
 * `meta` sets a form field's label where the field's name is not clear enough.
 */
import { z } from "zod";
import { anchor } from "../anchor.server.ts";
import { drawnIconNames } from "../drawnIcons.ts";
import { curl } from "../text.server.ts";
import "./messages.ts";
import type { Collection, Notation } from "./meta.ts";

/**
 * Words that match a pattern.
 * @param wanted what the pattern asks for: "a path such as /faq". Issues put "expected" in front of it,
 * the editor "Please give".
 */
export const matching = (pattern: RegExp, wanted: string, notation?: Notation) =>
  z
    .string()
    .regex(pattern, `expected ${wanted}`)
    .meta({ wanted, ...(notation && { notation }) });

/** Lower-case words joined by hyphens, as used in URLs. */
export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case words joined by hyphens",
  "slug",
);

/** The slug of an entry of another kind. */
export const slugOf = (refersTo: Collection) => slug.meta({ refersTo });

const words = z
  .string()
  .trim()
  .min(1, "expected words, found nothing")
  // Neither HTML nor XML may have them.
  .refine((value) => !/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u.test(value), {
    message: "expected no control characters",
  });

const inOneLine = words.overwrite((value) => value.replaceAll(/\s+/g, " "));

/** Plain text in one line with curled quotes, never empty. */
export const text = inOneLine.overwrite(curl);

/** Text that is an address on its page as well. */
export const addressed = text.refine((value) => anchor(value) !== "", {
  message: "expected letters or digits, which its address is made of",
});

/** A title: a longer one would fill a phone's screen. */
export const title = text.max(100);

/** Plain text that needs an input of several lines. */
export const longText = words.overwrite(curl).meta({ isLong: true });

/** Markdown. Its quotes are curled on its tree. */
export const markdown = words.meta({ isLong: true, holds: "markdown" });

/** The subject of a message, and its words: a visitor's own app shows them as they were typed. */
export const messageSubject = inOneLine.meta({ holds: "message" });
export const messageText = words.meta({ isLong: true, holds: "message" });

/** Calendar date, `YYYY-MM-DD`. Only compared with another if it is one. */
export const isoDate = z.iso
  .date({ error: "expected a date such as 2026-11-30", abort: true })
  .meta({ notation: "date" });

/** A date that may be yet to come. */
export const plannedDate = isoDate.meta({ holds: "plan" });

/** Longer titles would be truncated to 57 characters and an ellipsis (specification §5). */
export const metaTitle = text.max(60).meta({ title: "Title in search results" });

/** Longer descriptions would be truncated to 157 characters and an ellipsis (specification §5). */
export const metaDescription = text.min(50).max(160).meta({ title: "Words in search results" });

/** A path on this site, such as `/services`. */
export const sitePath = matching(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
  "a path such as /services or /faq#a-question",
  "path",
);

/** A URL on another site. */
export const externalUrl = z
  .url({
    protocol: /^https$/,
    hostname: /\../,
    error: "expected an address such as https://www.gov.uk",
  })
  .meta({ wanted: "an address such as https://www.gov.uk", notation: "url" });

/** Marks content that is not the firm's own yet. */
export const sample = z.boolean().default(false).meta({ title: "A sample, not our own yet" });

/** Whether the words for a picture are only the name of a file, such as IMG_1234 or door.jpg. */
export const isFileName = (alt: string) =>
  /^\S*\.(jpe?g|png|webp|hei[cf]|svg)$|^(img|dsc|dscn|pxl|screenshot)[-_ ]?\d[\d_-]*$/i.test(
    alt.trim(),
  );

/**
 * A picture. `src` is a file under `app/content/pictures`, a photograph or an SVG drawing; `alt`
 * describes it. `sample` marks one that does not show the firm's own work.
 */
export const picture = z.strictObject({
  src: matching(
    /^[a-z0-9/_-]+\.(jpg|webp|svg)$/,
    "the name of a picture under app/content/pictures: small letters, digits and hyphens, then .jpg, .webp or .svg",
    "picture",
  ).meta({ title: "Picture" }),
  alt: z
    .string("expected words that say what is to be seen in the picture")
    .trim()
    .min(1)
    .max(200, "expected at most 200 characters")
    .refine((alt) => !isFileName(alt), {
      message:
        "expected words that say what is to be seen in the picture, not the name of its file",
    })
    .overwrite(curl)
    .meta({
      title: "What is to be seen in it",
      description: "Read to people who do not see the picture.",
    }),
  caption: text.optional(),
  sample,
});

/** A silent loop in two encodings, files under `app/content/pictures`. */
export const video = z.strictObject({
  mp4: matching(/^[a-z0-9/-]+\.mp4$/, "a .mp4 under app/content/pictures", "video"),
  webm: matching(/^[a-z0-9/-]+\.webm$/, "a .webm under app/content/pictures", "video"),
});

/** The name of a drawn icon, shown beside the words that it belongs to. */
export const drawnIcon = z.enum(drawnIconNames).meta({ title: "Icon" });

/**
 * The evidence for a statement (CAP Code 3.7) and when it was checked; the launch check asks for
 * both. `sample` marks a statement that was invented for the demonstration.
 */
export const proofFields = {
  evidence: text.optional().meta({ title: "What proves it", description: "It is not shown." }),
  evidenceDate: isoDate.optional().meta({ title: "When you looked at that" }),
  sample,
};

/**
 * A question and its answer, in one paragraph mostly. A `sample` is an answer that only the owner can
 * give.
 */
export const question = z.strictObject({
  question: addressed,
  answer: markdown,
  sample: z.boolean().optional().meta({ title: "A sample, not our own answer yet" }),
});

/** The questions of a page; each has an address there. */
export const questions = z
  .array(question)
  .refine((list) => new Set(list.map((each) => anchor(each.question))).size === list.length, {
    message: "expected questions that differ in letters or digits",
  });

/** Fields for every page's title, browser tab and search result. */
export const pageFields = {
  title,
  lead: longText.meta({ title: "Opening words", description: "The large lines below the title." }),
  metaTitle,
  metaDescription,
  updated: isoDate.meta({ title: "Last changed on" }),
};

export type Picture = z.infer<typeof picture>;
export type Question = z.infer<typeof question>;
