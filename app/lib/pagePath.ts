/** Whether an `href` is a page of this site: a path from the root, and no file such as `/feed.xml`. */
export const isPagePath = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+$/.test(href.replace(/[?#].*/, ""));
