import { startTransition, useEffect, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";

/** How long to wait for a sign that the page can be had, ms. */
const timeoutMs = 5000;

// Kept outside React: what is shown in place of a page that failed is mounted anew.
let shownKey: string | undefined;

// Whether the reload under way is one that this site asked for, and not the router.
let isOwnReload = false;

/** Loads the page anew. */
function reload() {
  isOwnReload = true;
  window.location.reload();
}

/** Notes which page is being shown. For the component around every page that could be shown. */
export function useSayShown() {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
  }, [key]);
}

/**
 * Whether the address would show something. Where the host is out of reach or in trouble, a service
 * worker has an answer (docs/decisions/0010).
 */
async function isThere(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address, {
      method: "HEAD",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (status < 500) return ok;
  } catch {
    // As below.
  }
  return Boolean(navigator.serviceWorker?.controller);
}

/**
 * Loads a page as a document when its code or its data could not be had on the way to it: after a
 * new release they may have other names. Only a client navigation does that, never the page that a
 * document opened with, so that no page can load itself again and again.
 *
 * @returns whether that is still being tried
 */
export function useLoadWhole(): boolean {
  const { key } = useLocation();
  const [trying, setTrying] = useState(() => shownKey !== undefined && shownKey !== key);
  useEffect(() => {
    if (!trying) return undefined;
    const left = new AbortController();
    void isThere(window.location.href, left.signal).then((there) => {
      if (left.signal.aborted) return;
      if (there) reload();
      else setTrying(false);
    });
    return () => left.abort();
  }, [trying]);
  return trying;
}

/**
 * React Router reloads the page being left when the code of the next one cannot be fetched, as after a
 * new release. Loads the page that was asked for instead, where the browser lets a reload be cancelled.
 *
 * @returns the address of the page that cannot be had, until the visitor goes somewhere else
 */
export function useLoadTarget(): string | undefined {
  const { location: target } = useNavigation();
  const href = target && createPath(target);
  const [isStopped, setStopped] = useState(false);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!("navigation" in window)) return undefined;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isOwnReload) return;
      event.preventDefault();
      // Not before the router's own state, which says where the visitor wants to go.
      startTransition(() => setStopped(true));
    };
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, []);
  useEffect(() => {
    if (!isStopped) return undefined;
    if (!href) {
      reload();
      return undefined;
    }
    const left = new AbortController();
    void isThere(href, left.signal).then((there) => {
      if (left.signal.aborted) return;
      if (there) window.location.assign(href);
      else setFailed(href);
      setStopped(false);
    });
    return () => left.abort();
  }, [isStopped, href]);
  return failed === href ? failed : undefined;
}
