import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "../../lib/modifiers.ts";
import { isSlowDevice } from "./slowDevice.ts";
import { pageLink } from "./pageLink.ts";

/**
 * Makes a press on any link to a page of the site a client navigation. One listener, instead of the
 * router's own component at each of a hundred links, which hydrates with all its hooks and is drawn
 * anew with every change of the address; links that stand in the text of a page are followed too.
 * What a component does with a press comes first: it keeps the link by preventing the default.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const href = pageLink(event);
      if (href === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // As browsers do: the page one is on does not come into the history twice.
      // A slow device shows the next page at once, without a break for anything else.
      void navigate(href, {
        replace: href === pathname + search + hash,
        flushSync: isSlowDevice(),
      });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
