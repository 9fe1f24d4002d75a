/** The visitor's choice on caching pages for offline reading. */
import { keptDatesDatabase, workerPath } from "./caches.ts";

/** Storage key of the choice. Listed on the cookies page. */
export const keepingKey = "keep-pages";

/** On unless the visitor switched it off or storage cannot be read. */
export function isKeepingOn(): boolean {
  try {
    return localStorage.getItem(keepingKey) !== "off";
  } catch {
    return false;
  }
}

/**
 * Stores the choice; switching off also deletes the caches. Returns false if storage is blocked.
 */
export function setKeeping(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(keepingKey);
    else localStorage.setItem(keepingKey, "off");
  } catch {
    return false;
  }
  if (!on) void forget().catch(() => {});
  return true;
}

async function forget() {
  const registration = await navigator.serviceWorker?.getRegistration(workerPath);
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(keptDatesDatabase);
}
