import { isFile } from "./canonicalUrl.ts";

/**
 * Whether an `href` is a page of this site: a root-relative path that is not a file such as
 * `/feed.xml`.
 */
export const isPagePath = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && !isFile(href.replace(/[?#].*/, ""));
