import { isPagePath } from "../lib/pagePath.ts";

/**
 * The `href` of the link at or around an event's target, if it leads to a page of this site in this
 * window; otherwise undefined.
 */
export function linkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest("a:not([target], [download])");
  const href = link ? link.getAttribute("href") : null;
  return href !== null && isPagePath(href) ? href : undefined;
}
