/** Whether the pages seen and the scroll positions on them are kept in the browser. */
import { recentKey, scrollKey } from "./storageKeys.ts";
import { storedChoice } from "./storedChoice.ts";

const choice = storedChoice("places", true);
export const arePlacesKept = choice.isOn;

/** Stores the choice and wipes what was kept. Returns false if storage is blocked. */
export function setPlaces(on: boolean): boolean {
  const isStored = choice.set(on);
  if (isStored && !on) {
    localStorage.removeItem(recentKey);
    sessionStorage.removeItem(scrollKey);
  }
  window.dispatchEvent(new Event("storage"));
  return isStored;
}

/** Calls back when the choice changes, in this tab or another. */
export function onPlacesChange(callback: () => void) {
  window.addEventListener("storage", callback);
  return () => window.removeEventListener("storage", callback);
}
