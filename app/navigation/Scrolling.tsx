import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { isHistoryAllowed } from "../lib/browser/keptHistory.ts";
import { onStoredChange } from "../lib/browser/storedChanges.ts";
import { scrollKey } from "../lib/browser/storageKeys.ts";
import { isInPlace } from "./inPlace.ts";

/** A page followed to begins at its top, or at its hash target as `useArrival` finds it. */
function FromTheTop() {
  const location = useLocation();
  const { key, hash } = location;
  const navigationType = useNavigationType();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (navigationType !== NavigationType.Pop && !hash && !isInPlace(location))
      window.scrollTo(0, 0);
  }, [key, hash, location, navigationType]);
  return null;
}

/** Scroll positions are stored and restored by the router, unless the visitor objects. */
export function Scrolling() {
  const kept = useSyncExternalStore(onStoredChange, isHistoryAllowed, () => true);
  return kept ? <ScrollRestoration storageKey={scrollKey} /> : <FromTheTop />;
}
