import { useEffect } from "react";

/** What the browser leaves to do while a dialog is open. */
export function useDialogs() {
  useEffect(() => {
    // A dialog that has just opened ignores presses (theme/baseStyles.ts) and the page behind it is
    // inert, so a press targets the document itself, which would move focus out of the dialog.
    const onMouseDown = (event: MouseEvent) => {
      const isThrough = event.target === document.documentElement;
      if (isThrough && document.querySelector("dialog[open]")) event.preventDefault();
    };
    // It stops the page from scrolling, which removes a classic scrollbar. Its width is reserved, so
    // that nothing behind the dialog shifts. Only then: with overlay scrollbars a permanent gutter
    // would show as an empty stripe.
    const page = document.documentElement;
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
      // If one dialog has opened another, the scrollbar is gone already.
      if (document.querySelector("dialog[open]")) return;
      page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    };
    document.addEventListener("mousedown", onMouseDown);
    document.addEventListener("beforetoggle", onToggle, true);
    return () => {
      document.removeEventListener("mousedown", onMouseDown);
      document.removeEventListener("beforetoggle", onToggle, true);
    };
  }, []);
}
