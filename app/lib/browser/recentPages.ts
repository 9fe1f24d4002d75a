/**
 * The recently seen pages, in the visitor's browser and so for each of its tabs, unless the visitor
 * objects. Storage that is full, blocked or corrupt is ignored.
 */
import { isHistoryAllowed } from "./keptHistory.ts";
import { recentKey } from "./storageKeys.ts";
import { tell } from "./storedChanges.ts";

/** Pages in the list. One more is stored, for the current page. */
export const recentLimit = 5;

/** The paths of the pages seen as they are stored: newest first, with spaces between them. */
export function storedPages(): string {
  try {
    return localStorage.getItem(recentKey) ?? "";
  } catch {
    return "";
  }
}

/** Pages that every bar leads to. */
const leftOut = new Set(["/", "/projects"]);

/** Records a page that is seen. */
export function recordPage(path: string) {
  try {
    if (isHistoryAllowed() && !leftOut.has(path))
      localStorage.setItem(
        recentKey,
        [path, ...storedPages().split(" ")]
          .filter((page, at) => page && (at === 0 || page !== path))
          .slice(0, recentLimit + 1)
          .join(" "),
      );
  } catch {
    // Nothing is remembered.
  }
}

/** Deletes the stored pages. */
export function forgetPages() {
  try {
    localStorage.removeItem(recentKey);
  } catch {
    // Nothing was stored.
  }
  tell();
}
