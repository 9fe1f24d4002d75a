import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { pageLink } from "./pageLink.ts";

/** How long a visitor stays with a link before its page is fetched, ms. */
const intentMs = 100;

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches code and data of the page whose link the visitor turns to, by pointer, finger or focus,
 * so that it is there when the link is pressed. Not where the visitor saves data.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined;
    let intended: string | undefined;
    let by: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turnTo = (event: Event) => {
      const link = pageLink(event);
      // The page one is on is there: its filters only change its address.
      const isHere = link?.replace(/[?#].*/, "") === window.location.pathname;
      const href = isHere ? undefined : link;
      // A page that moves under a resting pointer takes nothing from a link that has the focus.
      if (href === intended || (!href && by !== event.type)) return;
      clearTimeout(timer);
      intended = href;
      by = event.type;
      if (href) timer = setTimeout(() => setPage(href), intentMs);
    };
    // A finger that scrolls the page has only rested on the link.
    const turnAway = () => {
      clearTimeout(timer);
      intended = undefined;
    };
    const listeners = [
      ["pointerover", turnTo],
      ["focusin", turnTo],
      ["pointercancel", turnAway],
      ["focusout", turnAway],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
