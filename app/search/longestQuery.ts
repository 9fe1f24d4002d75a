/** Longer queries are truncated, to limit the work. */
export const longestQuery = 200;
