/** Schema of the search's own content. */
import { z } from "zod";
import { markdown, matching, sitePath, text } from "./common.ts";

/** A path on this site, optionally with the category of a list or the anchor of an answer. */
export const target = matching(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(\?category=[a-z0-9-]+)?(#[a-z0-9-]+)?$/,
  "a path such as /faq, /faq#do-i-need-fire-doors or /projects?category=doors",
  "path",
);

/** Words that visitors type, and the equivalent words on our pages. */
const synonym = z.strictObject({
  typed: z.array(text).min(1),
  means: z.array(text).min(1),
});

/** A common question, answered above the results. */
export const commonQuestion = z.strictObject({
  question: text,
  /** One or two sentences; may contain `{{claim:id}}`. */
  answer: markdown.max(200),
  href: target,
  /**
   * Phrasings of the question, reduced to their significant words; a query must contain all words
   * of one of them.
   */
  asked: z.array(text).min(1),
  /** Whether the picture of the page it leads to stands beside it. */
  pictured: z.boolean().optional(),
});

export const search = z.strictObject({
  /** Placeholder of the empty field: comma-separated examples, short enough for a phone. */
  hint: text.max(20),
  synonyms: z.array(synonym),
  questions: z.array(commonQuestion),
  /** Paths of the pages suggested before anything is typed. */
  suggestions: z.array(sitePath),
});
