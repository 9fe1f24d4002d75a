/**
 * Pages seen since the site was loaded, newest last; the panel shortens the list. Outlives a
 * remount of the frame.
 */
export const seenPages = new Set<string>();

/** Records a visited page. */
export function recordPage(path: string) {
  seenPages.delete(path);
  seenPages.add(path);
}
