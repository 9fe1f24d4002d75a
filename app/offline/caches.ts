/** Names of what the service worker keeps in the browser. All are listed on the cookies page. */
export const keptPageCache = "pages";
export const keptFileCache = "files";
export const keptPictureCache = "pictures";
/** Where Workbox notes when each copy was made. */
export const keptDatesDatabase = "workbox-expiration";

/** The page shown in place of one that was not kept. */
export const lastResortPath = "/offline";
/** Address of the service worker: at the root, or it would reach no page. */
export const workerPath = "/sw.js";

/**
 * The line over a kept page. React passes over an element it does not know among the children of
 * `<body>`.
 */
export const noticeElement = "kept-page";
