import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { isHistoryAllowed, onHistoryChoice } from "../lib/browser/keptHistory.ts";
import { scrollKey } from "../lib/browser/storageKeys.ts";

/** A page followed to begins at its top, or at its hash target as `useArrival` finds it. */
function FromTheTop() {
  const { key, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // Filters and typing, which change the page in place, leave a state.
    if (navigationType !== NavigationType.Pop && !hash && !state) window.scrollTo(0, 0);
  }, [key, hash, state, navigationType]);
  return null;
}

/** Scroll positions are stored and restored by the router, unless the visitor objects. */
export function Scrolling() {
  const kept = useSyncExternalStore(onHistoryChoice, isHistoryAllowed, () => true);
  return kept ? <ScrollRestoration storageKey={scrollKey} /> : <FromTheTop />;
}
