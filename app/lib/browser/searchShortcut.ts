import { slashKey } from "./storageKeys.ts";
import { storedChoice } from "./storedChoice.ts";

/** Whether keys are letters there; a dialog that has just closed may still have the focus. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches(":read-write:not(dialog:not([open]) *)");

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
 */
export function takeSearchShortcut(event: KeyboardEvent): boolean {
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
