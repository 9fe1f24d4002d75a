/** Whether the pages seen and the scroll positions on them are kept in the browser. */
import { historyKey, recentKey, scrollKey } from "./storageKeys.ts";
import { storedChoice } from "./storedChoice.ts";

const choice = storedChoice(historyKey, true);
export const isHistoryAllowed = choice.isOn;

/** Wipes what was kept and stores the choice. Returns false if storage is blocked or full. */
export function setHistoryAllowed(on: boolean): boolean {
  try {
    // First, as it makes room.
    if (!on) localStorage.removeItem(recentKey);
    if (!on) sessionStorage.removeItem(scrollKey);
  } catch {
    // Storage that is blocked has kept nothing.
  }
  const isStored = choice.set(on);
  window.dispatchEvent(new Event("storage"));
  return isStored;
}

/** Calls back when the choice changes, in this tab or another. */
export function onHistoryChoice(callback: () => void) {
  window.addEventListener("storage", callback);
  return () => window.removeEventListener("storage", callback);
}
