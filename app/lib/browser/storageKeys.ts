/** Keys in the browser's storage. All are listed on the cookies page. */

/** `off` if speed is not to be measured. */
export const measuringKey = "measuring";
/**
 * `off` if the pages seen and how far they were scrolled are not to be kept. Its first name, as
 * visitors have it stored.
 */
export const historyKey = "places";
/** Whether `/` opens the search; absent means on. */
export const slashKey = "search-key";
/** Paths of the recently seen pages, newest first. */
export const recentKey = "recent-pages";
/** How far down each page was scrolled. */
export const scrollKey = "scroll-positions";
