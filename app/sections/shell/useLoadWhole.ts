import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** How long to wait for a sign that the page can be had, ms. */
const patience = 5000;

// Kept outside React: what is shown in place of a page that failed is mounted anew.
let shownKey: string | undefined;

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
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
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
      if (there) window.location.reload();
      else setTrying(false);
    });
    return () => left.abort();
  }, [trying]);
  return trying;
}
