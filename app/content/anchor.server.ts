/** The part of an address after the #, by which a place on a page is known. */
import GithubSlugger, { slug } from "github-slugger";

/** Ids that components give to parts of pages: a heading of that name gets another. */
const parts = new Set([
  "all-links",
  "contact",
  "cost",
  "main-content",
  "mobile-menu",
  "on-this-page",
  "on-this-page-title",
  "partners",
  "questions",
  "replies",
  "text",
  "top",
  "went-wrong",
]);

const besideParts = (id: string) =>
  parts.has(id) ? `about-${id}` : /[\p{L}\p{N}]/u.test(id) ? id : "";

/** "Do I need planning?" as `do-i-need-planning`; empty if there are neither letters nor digits. */
export const anchor = (words: string): string => besideParts(slug(words.trim()));

/** The same for the headings of one text: the second of two alike gets a number. */
export function createAnchors(): (words: string) => string {
  const slugger = new GithubSlugger();
  return (words) => besideParts(slugger.slug(words.trim()));
}
