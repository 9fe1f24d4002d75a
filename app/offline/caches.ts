/** Names of the service worker's caches. All are listed on the cookies page. */
export const keptPageCache = "pages";
export const keptFileCache = "files";
export const keptPictureCache = "pictures";
/** Where Workbox records the age of cached responses. */
export const keptDatesDatabase = "workbox-expiration";

/** The offline fallback page, shown in place of a page that is not cached. */
export const lastResortPath = "/offline";
/** URL of the service worker. It has to be at the root for its scope to cover every page. */
export const workerPath = "/sw.js";

/**
 * The notice on top of a cached page. A custom element, because hydration skips elements that React
 * does not know among the children of `<body>`.
 */
export const noticeElement = "kept-page";
