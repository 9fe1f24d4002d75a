import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { savesData } from "../lib/browser/savesData.ts";
import { linkedPage } from "./linkedPage.ts";

/** How long pointer or focus rest on a link before its page is prefetched, ms; as React Router's. */
const intentMs = 100;

/** Selector of code that is being prefetched. What cannot be fetched stays so. */
export const prefetching = "link[rel=modulepreload][data-code=fetching]";

const markFetched = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.dataset.code) target.dataset.code = "fetched";
};

const pathOf = (href: string) => href.replace(/[?#].*/, "");

/**
 * Prefetches code and data of the page whose link the visitor touches, or rests on with pointer or
 * focus, unless they save data.
 */
export function PrefetchedPage() {
  const [page, setPage] = useState<string>();
  const { pathname } = useLocation();
  useEffect(() => {
    // Without the Navigation API nothing stops the router's reload if the page cannot be fetched.
    if (savesData() || !window.navigation) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const href = linkedPage(event);
      if (href === undefined) return;
      // A query or fragment of the current page, as it is by then, changes nothing to be fetched.
      const prefetch = () => {
        if (pathOf(href) !== window.location.pathname) setPage(href);
      };
      timer = setTimeout(prefetch, event.type === "touchstart" ? 0 : intentMs);
    };
    const events = ["pointerover", "focusin", "touchstart"];
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    document.addEventListener("load", markFetched, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
      document.removeEventListener("load", markFetched, true);
    };
  }, []);
  // Once there, leaving or a new query would have it fetched again.
  if (page !== undefined && pathOf(page) === pathname) setPage(undefined);
  return page && <PrefetchPageLinks page={page} data-code="fetching" />;
}
