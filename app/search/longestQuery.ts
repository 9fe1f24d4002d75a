/** Longer queries are cut: nobody types them, and work must have an end. */
export const longestQuery = 200;
