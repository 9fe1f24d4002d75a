import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "../lib/modifiers.ts";
import { inPlace } from "./inPlace.ts";
import { linkedPage } from "./linkedPage.ts";

/**
 * Turns clicks on links to pages of the site into client navigations: every link is a plain anchor,
 * whether a component or Markdown made it. A link whose own handler has called `preventDefault` is
 * left alone, as are modified clicks, files and other sites.
 *
 * A link with `data-in-place` changes the page that is shown, as a filter does: scroll and focus stay.
 * Its fragment is for browsers without scripts.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = linkedPage(event);
      if (href === undefined || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      const staysHere = (event.target as Element).closest("[data-in-place]") !== null;
      const to = staysHere ? href.replace(/#.*/, "") : href;
      // As browsers do: following a link to the current page adds no history entry.
      const replace = to === pathname + search + hash;
      void navigate(to, { replace, ...(staysHere && inPlace("link")) });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
