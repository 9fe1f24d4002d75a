/**
 * Whether an `href` is a page of this site: a root-relative path that is not a file such as
 * `/feed.xml`.
 */
export const isPagePath = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+$/.test(href.replace(/[?#].*/, ""));
