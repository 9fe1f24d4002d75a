/** The visitor's choice on keeping pages for reading without a signal. */
import { keptDatesDatabase, workerPath } from "./caches.ts";

/** Where the choice is kept. Listed on the cookies page. */
export const keepingKey = "keep-pages";

/** Pages are kept unless the visitor switched that off, or storage cannot be read. */
export function isKeepingOn(): boolean {
  try {
    return localStorage.getItem(keepingKey) !== "off";
  } catch {
    return false;
  }
}

/** Keeps the choice; switching off also deletes all that is kept. Returns whether it could be kept. */
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
