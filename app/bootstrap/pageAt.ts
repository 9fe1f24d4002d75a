/**
 * The page that stands at an address, as `canonicalUrl` names it. A rule of its own, since this is inline in
 * every page: only pages have a bootstrap, so no file is asked for, and doubled slashes reach none.
 */
export const pageAt = (pathname: string): string =>
  pathname.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, "") || "/";
