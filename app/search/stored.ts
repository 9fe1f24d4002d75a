/**
 * What the search keeps in the visitor's browser: a choice, and the pages seen lately. The latter
 * only from the first opening on: before that nobody has asked for such a list. Storage that is
 * full, refused or full of nonsense does no harm.
 */
import { recentKey, slashKey } from "./storageKeys.ts";

/** Pages in the list; one more is kept, for the page being looked at. */
export const recentLimit = 5;

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Then it is forgotten with the page.
  }
}

/** Keeps the choice on the `/` key. */
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

let isKeeping = false;

/**
 * Puts the pages seen since loading, the newest last, before those kept earlier; keeps and returns
 * the newest. From the first call on the pages seen later are kept too, when the visitor goes.
 */
export function keepPages(seen: ReadonlySet<string>): string[] {
  const keep = () => {
    const pages = [...new Set([...[...seen].toReversed(), ...stored()])].slice(0, recentLimit + 1);
    write(recentKey, JSON.stringify(pages));
    return pages;
  };
  if (!isKeeping) window.addEventListener("pagehide", keep);
  isKeeping = true;
  return keep();
}

/** Forgets the pages kept. */
export const forgetPages = () => write(recentKey, null);
