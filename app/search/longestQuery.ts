/** Longer queries are truncated, to limit the work. In characters. */
export const longestQuery = 200;

/** The start of a query, up to the limit. By characters: half of one can't be part of an address. */
export const startOfQuery = (query: string) => Array.from(query).slice(0, longestQuery).join("");
