/** Pages seen since the site was loaded, the newest last; the panel cuts it short. It outlives the frame. */
export const seenPages = new Set<string>();

/** Notes a page that is shown. */
export function seePage(path: string) {
  seenPages.delete(path);
  seenPages.add(path);
}
