/** Validator of what the search knows beyond the pages themselves. */
import { z } from "zod";
import { longText, text } from "./common.ts";

/** A path on this site, with the anchor of an answer where one is meant. */
const target = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
    "expected a path such as /faq or /faq#do-i-need-fire-doors",
  );

/** Words that visitors type, and the words of our pages that mean the same. */
export const synonym = z.strictObject({
  typed: z.array(text).min(1),
  means: z.array(text).min(1),
});

/** A common question, answered above the results. */
export const commonQuestion = z.strictObject({
  question: text,
  /** One or two sentences; `{{claim:id}}` as in every text. */
  answer: longText.max(200),
  href: target,
  /** Ways to ask, by their telling words: one is enough when all of its words are typed. */
  asked: z.array(text).min(1),
});

export const search = z.strictObject({
  /** What could be looked for, in the empty field: separated by commas, and so short that a phone shows all of it. */
  hint: text.max(20),
  synonyms: z.array(synonym),
  questions: z.array(commonQuestion),
  /** Paths of the pages suggested before anything is typed. */
  suggestions: z.array(target),
});

export type SearchWords = z.input<typeof search>;
