import createCache from "@emotion/cache";

/** The Emotion cache; prerendering and hydration must use the same key. */
export function createStyleCache() {
  return createCache({ key: "css" });
}
