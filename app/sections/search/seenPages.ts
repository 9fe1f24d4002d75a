/**
 * Pages seen since the site was loaded, newest last; the panel shortens the list. Outlives a
 * remount of the frame.
 */
export const seenPages = new Set<string>();

/** Records a visited page. */
export function seePage(path: string) {
  seenPages.delete(path);
  seenPages.add(path);
}
