import { useEffect, useEffectEvent } from "react";
import { createPath, useLocation } from "react-router";

/** The router's own entry of the history, marked where it stands for a dialog open over the page. */
type Entry = { idx?: number; key?: string; isDialog?: true } | null;
const entry = () => window.history.state as Entry;

/** Whether the history stands on the entry of a dialog: one that is open, or just being closed. */
export const isOnDialogEntry = () => Boolean(entry()?.isDialog);

const openDialog = () => document.querySelector<HTMLDialogElement>("dialog[open]");

// The rest of it is the page's: to the router the two entries are one.
function addEntry() {
  if (isOnDialogEntry()) return;
  const page = entry();
  window.history.pushState({ ...page, idx: (page?.idx ?? 0) + 1, isDialog: true }, "");
}

// Outside React: the frame is mounted anew where a page fails.
let leaving: { done: Promise<void>; end: () => void } | undefined;

/**
 * Takes the entry of a dialog out of the way. What leads on from a dialog waits for it, so that one
 * Back leads to the page again. Where there is none it is done at once.
 */
export function leaveDialogEntry(): Promise<void> {
  if (!isOnDialogEntry()) return Promise.resolve();
  if (!leaving) {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    leaving = { done, end };
    window.history.back();
  }
  return leaving.done;
}

/**
 * Back closes the dialog that is open, the menu, the search or pictures, and stays on the page. While
 * one is open the history holds a second entry of the page, which goes with the dialog, however that is
 * closed. A dialog opened before hydration gets its entry then. It costs what Forward would have led to:
 * a browser keeps nothing beyond a new entry, and lets no page stop its own Back button.
 */
export function useCloseOnBack() {
  const location = useLocation();
  /** Whether an entry is of the page that the router shows: nothing for it to load or to scroll. */
  const isShown = useEffectEvent(
    (state: Entry) =>
      (state?.key ?? "default") === location.key &&
      window.location.pathname + window.location.search + window.location.hash ===
        createPath(location),
  );

  useEffect(() => {
    const leaveIfClosed = () => {
      if (!openDialog()) void leaveDialogEntry();
    };
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (newState === "open") addEntry();
      // Only then has it closed; and another may have opened in its place.
      else setTimeout(leaveIfClosed);
    };
    const onPopState = (event: PopStateEvent) => {
      if (isShown(event.state as Entry)) event.stopImmediatePropagation();
      // Forward to a dialog that has been closed.
      if (isOnDialogEntry()) return leaveIfClosed();
      if (leaving) {
        leaving.end();
        leaving = undefined;
        // Opened meanwhile.
        if (openDialog()) addEntry();
      } else openDialog()?.close();
    };
    document.addEventListener("beforetoggle", onToggle, true);
    // Before the router's own listener.
    window.addEventListener("popstate", onPopState, true);
    if (openDialog()) addEntry();
    else leaveIfClosed();
    return () => {
      document.removeEventListener("beforetoggle", onToggle, true);
      window.removeEventListener("popstate", onPopState, true);
    };
  }, []);
}
