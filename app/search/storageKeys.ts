/** Where the search keeps things in the visitor's browser. Both are listed on the cookies page. */

/** The choice on the `/` key; absent means on. */
export const slashKey = "search-key";
/** Addresses of the pages seen lately, newest first. */
export const recentKey = "recent-pages";
