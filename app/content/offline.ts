/**
 * Reading without a signal (docs/decisions/0010): whether pages are kept in the visitor's browser,
 * and what a page that comes from there says of itself.
 */
export const offline = {
  /**
   * The switch. `false` makes the next build's worker delete what visitors' browsers keep and remove
   * itself. Leave the file `sw.js` on the host for some months, so that all of them hear of it.
   */
  isOn: true,
  /** Stands over a kept page; `{date}` is the day and time at which it was fetched. */
  notice:
    "You are offline, or the connection is very slow. This page is as it was on {date}; prices and hours may have changed.",
  retry: "Try again",
  /** The page in place of one that was not kept. */
  page: {
    title: "This page needs a connection",
    lead: "You are offline, or the connection is very slow, and this page was not kept on your device. The ways to reach us are here.",
    kept: "The home page and the pages you have read lately can still be opened. Hours may have changed since your last visit.",
  },
};
