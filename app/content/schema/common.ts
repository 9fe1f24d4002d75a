/**
 * Validators shared by several kinds of entry. Types are inferred from them, and so are the forms of
 * the editor: `meta` says what a form calls a field where the name of the field does not.
 */
import { z } from "zod";
import "./messages.ts";

/** Lower-case words joined by hyphens, as they stand in a URL. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lower-case words joined by hyphens");

/** Words without markup, trimmed, never empty. */
export const text = z.string().trim().min(1, "expected words, found nothing");

/** Words that take several lines to type; where they are shown as text, emphasis and links work. */
export const longText = text.meta({ isLong: true });

/** Calendar date, `YYYY-MM-DD`. */
export const isoDate = z.iso.date("expected a date as YYYY-MM-DD");

/** Specification §5: longer titles would be cut to 57 characters and an ellipsis. */
export const metaTitle = text.max(60).meta({ title: "Title in search results" });

/** Specification §5: longer descriptions would be cut to 157 characters and an ellipsis. */
export const metaDescription = text.min(50).max(160).meta({ title: "Words in search results" });

/** A path on this site, such as `/services/kitchens`. */
export const sitePath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z-]+)?$/,
    "expected a path such as /services/kitchens",
  );

/** An address on another site. */
export const externalUrl = z.url({ protocol: /^https$/, error: "expected an https:// address" });

/** Marks what is not the firm's own yet. */
export const sample = z.boolean().default(false).meta({ title: "A sample, not our own yet" });

/**
 * A picture. `src` is a file under `app/content/pictures`, photograph or SVG drawing.
 * `alt` says what is to be seen. `sample` marks one that is not the firm's own work.
 */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(
      /^[a-z0-9/_-]+\.(jpg|webp|svg)$/,
      "expected a .jpg, .webp or .svg under app/content/pictures",
    )
    .meta({ title: "Picture" }),
  alt: z
    .string("expected words that say what is to be seen in the picture")
    .trim()
    .min(1)
    .max(200, "expected at most 200 characters")
    .meta({
      title: "What is to be seen in it",
      description: "Read to people who do not see the picture.",
    }),
  caption: text.optional(),
  sample,
});

/**
 * A statement with what proves it (CAP Code 3.7) and when that was looked at; the launch check asks
 * for both. `sample` marks one that was made up to show the site with.
 */
export const proofFields = {
  evidence: text.optional().meta({ title: "What proves it", description: "It is not shown." }),
  evidenceDate: isoDate.optional().meta({ title: "When you looked at that" }),
  sample,
};

/** Specification §3, FAQ item. `answer` is inline Markdown. */
export const question = z.strictObject({ question: text, answer: longText });

/** What every page's entry says about itself to a browser tab and a search result. */
export const pageFields = {
  title: text,
  lead: longText.meta({ title: "Opening words", description: "The large lines below the title." }),
  metaTitle,
  metaDescription,
  updated: isoDate.meta({ title: "Last changed on" }),
};

export type Picture = z.infer<typeof picture>;
export type Question = z.infer<typeof question>;
