/** URL of the search page for the given terms. */
export const searchHref = (query: string) =>
  query.trim() ? `/search?q=${encodeURIComponent(query.trim())}` : "/search";
