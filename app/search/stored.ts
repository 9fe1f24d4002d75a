/**
 * The search's data in the visitor's browser: a setting and the recently seen pages. The pages are
 * only stored once the search has been opened, and never if the visitor objects. Storage that is
 * full, blocked or corrupt is ignored.
 */
import { arePlacesKept } from "../lib/keptPlaces.ts";
import { recentKey, slashKey } from "../lib/storageKeys.ts";

/** Pages in the list. One more is stored, for the current page. */
export const recentLimit = 5;

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Lost when the page is closed.
  }
}

/** Stores whether `/` opens the search. */
export const setSlash = (on: boolean) => write(slashKey, on ? null : "off");

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
export function keepPages(seen: ReadonlySet<string>): string[] {
  const keep = () => {
    const pages = [...new Set([...[...seen].reverse(), ...stored()])].slice(0, recentLimit + 1);
    if (arePlacesKept()) write(recentKey, JSON.stringify(pages));
    return pages;
  };
  if (!isListening) window.addEventListener("pagehide", keep);
  isListening = true;
  return keep();
}

/** Deletes the stored pages. */
export const forgetPages = () => write(recentKey, null);
