import createCache from "@emotion/cache";

/** Begins the name of every class, and stands on the tag of the prerendered styles. */
export const styleKey = "site";

/**
 * The Emotion cache; prerendering and hydration must use the same key. No plugin means no vendor
 * prefixes: the browsers that run the site's scripts (Vite's "baseline widely available") need none
 * beyond those written out, and every page is 1 kB smaller. The key is not Emotion's usual "css", with which it
 * moves the prerendered styles about and the browser lays out the whole page once more.
 */
export function createStyleCache() {
  return createCache({ key: styleKey, stylisPlugins: [] });
}
