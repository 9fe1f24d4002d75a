import { useEffect } from "react";

/**
 * A dialog that has just opened ignores presses (theme/baseStyles.ts) and the page
 * behind it is inert, so a press targets the document itself, which would move focus out of the
 * dialog.
 */
export function useKeepFocusInDialogs() {
  useEffect(() => {
    const onMouseDown = (event: MouseEvent) => {
      const isThrough = event.target === document.documentElement;
      if (isThrough && document.querySelector("dialog[open]")) event.preventDefault();
    };
    document.addEventListener("mousedown", onMouseDown);
    return () => document.removeEventListener("mousedown", onMouseDown);
  }, []);
}
