import { useEffect, useEffectEvent } from "react";
import { createPath, useLocation } from "react-router";

/** The router's history entry, flagged if it belongs to a dialog open over the page. */
type Entry = { idx?: number; key?: string; isDialog?: true } | null;
const entry = () => window.history.state as Entry;

/** Whether the current history entry belongs to a dialog, open or just being closed. */
export const isOnDialogEntry = () => Boolean(entry()?.isDialog);

const openDialog = () => document.querySelector<HTMLDialogElement>("dialog[open]");

// Whether the history was at a dialog's entry before a popstate event.
let wasOnDialogEntry = typeof window !== "undefined" && isOnDialogEntry();

// Keeps the page's own state, so that the router sees both entries as the same page.
function addEntry() {
  wasOnDialogEntry = true;
  if (isOnDialogEntry()) return;
  const page = entry();
  window.history.pushState({ ...page, idx: (page?.idx ?? 0) + 1, isDialog: true }, "");
}

// Kept outside React: the frame remounts when a page fails.
let leaving: { done: Promise<void>; end: () => void } | undefined;

/**
 * Removes a dialog's history entry. Navigation out of a dialog waits for this, so that a single
 * Back returns to the page. Resolves at once if there is no such entry.
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

let onPopState: ((event: PopStateEvent) => void) | undefined;

// Registered before the router's listener: on `window`, Chromium ignores `capture` and calls
// listeners in order of registration.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (event) => onPopState?.(event), true);

/**
 * Makes Back close the open dialog (menu, search or lightbox) instead of leaving the page. An open
 * dialog has a history entry of its own for the same page, removed however the dialog is closed. A
 * dialog opened before hydration gets its entry on hydration. A dialog left open by a navigation is
 * closed. The cost: the new entry discards the forward history. There is no other way: browsers do
 * not let a page intercept the Back button.
 */
export function useCloseOnBack() {
  const location = useLocation();
  /** Whether an entry is for the current page, so the router need not load or scroll anything. */
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
      // The event fires before the dialog closes; by the timeout another may be open.
      else setTimeout(leaveIfClosed);
    };
    onPopState = (event) => {
      // Only between a page and its dialog: while the next page renders, the page of an entry may
      // be shown still, but the router has to hear of Back.
      const isWithinPage = wasOnDialogEntry || isOnDialogEntry();
      wasOnDialogEntry = isOnDialogEntry();
      if (isWithinPage && isShown(event.state as Entry)) event.stopImmediatePropagation();
      // Forward to the entry of a dialog that is no longer open.
      if (isOnDialogEntry()) return leaveIfClosed();
      if (leaving) {
        leaving.end();
        leaving = undefined;
        // Another dialog opened in the meantime.
        if (openDialog()) addEntry();
      } else openDialog()?.close();
    };
    document.addEventListener("beforetoggle", onToggle, true);
    if (openDialog()) addEntry();
    else leaveIfClosed();
    return () => {
      document.removeEventListener("beforetoggle", onToggle, true);
      onPopState = undefined;
    };
  }, []);

  // The address changes before the page does: a dialog opened in between belongs to the next page.
  useEffect(() => {
    if (isOnDialogEntry() && window.location.pathname === location.pathname) return;
    document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((open) => open.close());
  }, [location.pathname]);
}
