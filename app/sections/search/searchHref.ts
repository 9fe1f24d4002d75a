/** URL of the search page for the given terms. */
export const searchHref = (words: string) =>
  words.trim() ? `/search?q=${encodeURIComponent(words.trim())}` : "/search";
