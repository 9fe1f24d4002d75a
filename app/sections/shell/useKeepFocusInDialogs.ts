import { useEffect } from "react";

/**
 * A dialog that has just opened lets presses through (BaseStyles), and the page behind it is inert: what a
 * press then comes to is the document itself, which would take the focus out of the dialog.
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
