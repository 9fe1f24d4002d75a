/** Where the search page lists what was typed. */
export const searchHref = (words: string) =>
  words.trim() ? `/search?q=${encodeURIComponent(words.trim())}` : "/search";
