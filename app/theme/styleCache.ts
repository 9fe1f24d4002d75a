import createCache from "@emotion/cache";

// Emotion keeps compiled styles by the identity of this array (`getServerStylisCache` in
// @emotion/cache): shared, a page is prerendered with those of the pages before it.
const stylisPlugins: [] = [];

/**
 * The Emotion cache; prerendering and hydration must use the same key. Without plugins there are no
 * vendor prefixes: the few that the site's browsers need are written by hand, and every page is 1 kB
 * smaller.
 */
export const createStyleCache = () => createCache({ key: "site", stylisPlugins });
