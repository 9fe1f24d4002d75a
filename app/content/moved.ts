/**
 * Addresses that a page had before. Every host leads visitors and search engines from there to the
 * new one for good. Add a line when a project, post, guide or town gets another name:
 *
 *   { from: "/projects/oak-door", to: "/projects/oak-front-door" },
 */
export type Moved = {
  /** Path that no page has any more. */
  from: string;
  /** Path of a page. */
  to: string;
};

export const moved: Moved[] = [];
