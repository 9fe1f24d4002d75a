import { isPagePath } from "../lib/pagePath.ts";

/**
 * The path to which the link at or around an event's target leads, in this window and on this site;
 * otherwise undefined. A place on this page (`#contact`) is such a path too, since the router keeps the
 * scroll position only of history entries that it made itself.
 */
export function linkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest("a:not([target], [download])");
  const href = link ? link.getAttribute("href") : null;
  if (href?.startsWith("#")) return window.location.pathname + window.location.search + href;
  return href !== null && isPagePath(href) ? href : undefined;
}
