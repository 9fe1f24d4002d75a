import { useEffect } from "react";

/**
 * While a dialog is open the page does not scroll, and a scrollbar that takes room goes. Its room is kept, so
 * that nothing behind the dialog moves. Only then and only there: a browser that hides its scrollbars would
 * show the room as an empty stripe.
 */
export function useKeepWidthBehindDialogs() {
  useEffect(() => {
    const page = document.documentElement;
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
      // One dialog may have opened another: the scrollbar has gone already.
      if (document.querySelector("dialog[open]")) return;
      page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    };
    document.addEventListener("beforetoggle", onToggle, true);
    return () => document.removeEventListener("beforetoggle", onToggle, true);
  }, []);
}
