/**
 * The recently seen pages in the visitor's browser: only stored once the search has been opened, and
 * never if the visitor objects. Storage that is full, blocked or corrupt is ignored.
 */
import { isHistoryAllowed } from "../lib/keptHistory.ts";
import { recentKey } from "../lib/storageKeys.ts";

/** Pages in the list. One more is stored, for the current page. */
export const recentLimit = 5;

function write(pages: string[]) {
  try {
    if (pages.length === 0) localStorage.removeItem(recentKey);
    else localStorage.setItem(recentKey, JSON.stringify(pages));
  } catch {
    // Lost when the page is closed.
  }
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(value)
      ? value.filter((path): path is string => typeof path === "string")
      : [];
  } catch {
    return [];
  }
}

let isListening = false;

/**
 * Merges the pages seen since loading (newest last) with those stored earlier; stores and returns
 * the most recent, newest first. From the first call on, pages seen later are stored on `pagehide`.
 */
export function saveRecentPages(seen: ReadonlySet<string>): string[] {
  const keep = () => {
    const pages = [...new Set([...[...seen].reverse(), ...stored()])].slice(0, recentLimit + 1);
    if (isHistoryAllowed()) write(pages);
    return pages;
  };
  if (!isListening) window.addEventListener("pagehide", keep);
  isListening = true;
  return keep();
}

/** Deletes the stored pages. */
export const forgetPages = () => write([]);
