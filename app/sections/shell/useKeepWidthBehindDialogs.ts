import { useEffect } from "react";

/**
 * An open dialog stops the page from scrolling, which removes a classic scrollbar. This reserves
 * its width so that nothing behind the dialog shifts. Only then: with overlay scrollbars a
 * permanent gutter would show as an empty stripe.
 */
export function useKeepWidthBehindDialogs() {
  useEffect(() => {
    const page = document.documentElement;
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
      // If one dialog has opened another, the scrollbar is gone already.
      if (document.querySelector("dialog[open]")) return;
      page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    };
    document.addEventListener("beforetoggle", onToggle, true);
    return () => document.removeEventListener("beforetoggle", onToggle, true);
  }, []);
}
