import { isModified } from "../lib/modifiers.ts";
import { slashKey } from "../lib/storageKeys.ts";
import { storedChoice } from "../lib/storedChoice.ts";

/** Controls that use the key themselves. Not checkboxes, nor fields in a closed dialog. */
const typingIn =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])";
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(typingIn)) &&
  !target.closest("dialog:not([open])");

/** Whether `/` opens the search; it can be switched off (WCAG 2.1.4). */
export const { isOn: isSlashOn, set: setSlash } = storedChoice(slashKey, true);

/** Whether a key press opens the search: `/` outside text fields, Ctrl+K or Cmd+K. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key === "/") return !isModified(event) && !isTyping(target) && isSlashOn();
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey;
}
