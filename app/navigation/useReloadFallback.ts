import { startTransition, useEffect, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";

/** Timeout for checking whether the page can be reached, ms. */
const timeoutMs = 5000;

/** How long after a cancelled reload a page may turn out to have been asked for, ms. */
const targetTimeoutMs = 1000;

// Kept outside React: the error page that replaces a failed page is mounted afresh.
let shownKey: string | undefined;

// Whether the reload in progress was started here rather than by the router.
let isOwnReload = false;

/** Loads the page again. Without this the reload would be taken for the router's. */
export function reload() {
  isOwnReload = true;
  window.location.reload();
}

/** Records which page is being shown. Rendered beside every page. */
export function RecordShownPage() {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
  }, [key]);
  return null;
}

/** Whether loading the address would show a page. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: "HEAD",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Falls back to a full document load when a page's code or data could not be fetched during a
 * client navigation: a new release may have renamed the files. Never for the page the document
 * opened with, so no page can end up in a reload loop.
 *
 * @returns whether the fallback is still being tried
 */
export function useReloadFallback(): boolean {
  const { key } = useLocation();
  const [trying, setTrying] = useState(() => shownKey !== undefined && shownKey !== key);
  useEffect(() => {
    if (!trying) return undefined;
    let isOver = false;
    void isReachable(window.location.href).then((there) => {
      if (isOver) return;
      if (there) reload();
      else setTrying(false);
    });
    return () => {
      isOver = true;
    };
  }, [trying]);
  return trying;
}

/**
 * React Router reloads the current page when the next page's code cannot be fetched, as after a new
 * release, even if it was only being prefetched. Where the browser allows a reload to be cancelled,
 * this loads the requested page instead, if there is one.
 *
 * @returns the address of the page that cannot be reached, until the visitor navigates elsewhere
 */
export function useLoadTarget(): string | undefined {
  const { location: target } = useNavigation();
  const href = target && createPath(target);
  const [isStopped, setStopped] = useState(false);
  // By key: another attempt at the same address has not failed yet.
  const key = target?.key;
  const [failedKey, setFailedKey] = useState<string>();
  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return undefined;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isOwnReload) return;
      event.preventDefault();
      // A transition, so that this lands after the router's state, which holds the target.
      startTransition(() => setStopped(true));
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, []);
  useEffect(() => {
    if (!isStopped) return undefined;
    if (!href) {
      const timer = setTimeout(() => setStopped(false), targetTimeoutMs);
      return () => clearTimeout(timer);
    }
    let isOver = false;
    void isReachable(href).then((there) => {
      if (isOver) return;
      // It stays stopped: prefetch and navigation may each fail, and reload.
      if (there) return window.location.assign(href);
      setFailedKey(key);
      setStopped(false);
    });
    return () => {
      isOver = true;
      // The visitor has navigated elsewhere, which the router handles.
      setStopped(false);
    };
  }, [isStopped, href, key]);
  return key === failedKey ? href : undefined;
}
