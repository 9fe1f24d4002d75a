/**
 * The page of this site to which the link leads that an event happened on, as an `href`: a path,
 * with query and hash where it has them. Nothing for another site, a file, a place on the same page
 * (`#contact`), or a link that opens elsewhere.
 */
export function pageLink({ target }: Event): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const href = target.closest("a:not([target], [download])")?.getAttribute("href");
  const isPage = href && /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+$/.test(href.replace(/[?#].*/, ""));
  return isPage ? href : undefined;
}
