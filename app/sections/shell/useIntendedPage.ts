import { useEffect, useState } from "react";
import { fetchBeforehand } from "./nextPageData.ts";
import { pageLink } from "./pageLink.ts";

/** How long a visitor stays with a link before its page is fetched, ms. */
const intentMs = 100;

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches the data of the page whose link the visitor turns to, by pointer, finger or focus, before the
 * link is pressed. Of what else it is made can be fetched then too. Not for a visitor who saves data.
 *
 * @param path of the page that is shown
 * @returns the `href` of that page, if any
 */
export function useIntendedPage(path: string): string | undefined {
  const [intended, setIntended] = useState<{ href: string; on: string }>();
  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined;
    let awaited: string | undefined;
    let by: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turnTo = (event: Event) => {
      const link = pageLink(event);
      // The page one is on is there: its filters only change its address.
      const isHere = link?.replace(/[?#].*/, "") === window.location.pathname;
      const href = isHere ? undefined : link;
      // A page that moves under a resting pointer takes nothing from a link that has the focus.
      if (href === awaited || (!href && by !== event.type)) return;
      clearTimeout(timer);
      awaited = href;
      by = event.type;
      if (!href) return;
      timer = setTimeout(() => {
        fetchBeforehand(href);
        setIntended({ href, on: path });
      }, intentMs);
    };
    // A finger that scrolls the page has only rested on the link.
    const turnAway = () => {
      clearTimeout(timer);
      awaited = undefined;
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
  }, [path]);
  return intended?.on === path ? intended.href : undefined;
}
