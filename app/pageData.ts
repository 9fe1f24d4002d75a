/** The file of what a page hydrates with: it is fetched with the scripts, see start.ts. */

/** What is in it. */
export type PageData = {
  /** Names of the styles that the page has: Emotion does not make them again. */
  styles: string;
  /** The text that React Router reads. */
  route: string;
};

/** @param hash of the file's text, so that it can be kept for good */
export const pageDataAddress = (hash: string) => `/assets/page-${hash}.json`;

/** Finds the file's address in a page. */
export const pageDataPattern = /\/assets\/page-[\w-]+\.json/;
