import { takeSearchShortcut } from "../lib/browser/searchShortcut.ts";

/**
 * Records buttons and the search's shortcut that are pressed before the page is hydrated, and presses
 * them again once it is.
 *
 * @returns stops recording, for a page that is never hydrated
 */
export function recordEarlyInput(): () => void {
  const buttons = new Set<HTMLElement>();
  let shortcut: KeyboardEvent | undefined;
  const recordPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (button) buttons.add(button);
  };
  const recordShortcut = (event: KeyboardEvent) => {
    if (takeSearchShortcut(event)) shortcut ??= event;
  };
  addEventListener("click", recordPress, true);
  addEventListener("keydown", recordShortcut, true);
  const stop = () => {
    removeEventListener("click", recordPress, true);
    removeEventListener("keydown", recordShortcut, true);
  };
  const replay = () => {
    stop();
    queueMicrotask(() => {
      for (const button of buttons) button.click();
      if (shortcut) document.body.dispatchEvent(new KeyboardEvent("keydown", shortcut));
    });
  };
  addEventListener("hydrated", replay, { once: true });
  return stop;
}
