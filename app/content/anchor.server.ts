/** The part of an address after the #, by which a place on a page is known. */
import GithubSlugger, { slug } from "github-slugger";
import { partIds } from "../lib/partIds.ts";

const parts = new Set<string>(Object.values(partIds));

const besideParts = (id: string) =>
  parts.has(id) ? `about-${id}` : /[\p{L}\p{N}]/u.test(id) ? id : "";

/** "Do I need planning?" as `do-i-need-planning`; empty if there are neither letters nor digits. */
export const anchor = (words: string): string => besideParts(slug(words.trim()));

/** The same for the headings of one text: the second of two alike gets a number. */
export function createAnchors(): (words: string) => string {
  const slugger = new GithubSlugger();
  return (words) => besideParts(slugger.slug(words.trim()));
}
