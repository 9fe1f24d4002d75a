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

/**
 * Handles a key press; returns whether it opens the search.
 *
 * | key                                | no dialog is open | held, or a dialog is open |
 * | ---------------------------------- | ----------------- | ------------------------- |
 * | Ctrl+K or Cmd+K                    | opens             | nothing                   |
 * | `/`, with Shift where it takes it  | opens             | the browser's             |
 * | `/` in a field or switched off     | the browser's     | the browser's             |
 * | any other                          | the browser's     | the browser's             |
 *
 * Only what is the browser's reaches it.
 */
export function takeSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  // Autofill sends events without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  const isK = key === "k" && ctrlKey !== metaKey && !shiftKey && !altKey;
  const isSlash =
    key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target) && isSlashOn();
  const opens = (isK || isSlash) && !event.repeat && !document.querySelector("dialog[open]");
  if (isK || opens) event.preventDefault();
  return opens;
}
