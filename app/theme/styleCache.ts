import createCache from "@emotion/cache";

// One array for all caches: prerendering keeps compiled styles from page to page by it.
const stylisPlugins: [] = [];

/**
 * The Emotion cache; prerendering and hydration must use the same key. Without plugins there are no
 * vendor prefixes: the few that the site's browsers need are written by hand, and every page is 1 kB
 * smaller.
 */
export const createStyleCache = () => createCache({ key: "site", stylisPlugins });
