/** Whether the pages seen and the scroll positions on them are kept in the browser. */
import { historyKey, recentKey, scrollKey } from "./storageKeys.ts";
import { storedChoice } from "./storedChoice.ts";
import { tell } from "./storedChanges.ts";

const choice = storedChoice(historyKey, true);
export const isHistoryAllowed = choice.isOn;

/** Wipes what was kept and stores the choice. Returns false if storage is blocked or full. */
function setHistoryAllowed(on: boolean): boolean {
  try {
    // First, as it makes room.
    if (!on) localStorage.removeItem(recentKey);
    if (!on) sessionStorage.removeItem(scrollKey);
  } catch {
    // Storage that is blocked has kept nothing.
  }
  const isStored = choice.set(on);
  tell();
  return isStored;
}

export const historyChoice = { isOn: isHistoryAllowed, set: setHistoryAllowed };
