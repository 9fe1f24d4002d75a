/** The search's keys in the browser's storage. Both are listed on the cookies page. */

/** Whether `/` opens the search; absent means on. */
export const slashKey = "search-key";
/** Paths of the recently seen pages, newest first. */
export const recentKey = "recent-pages";
