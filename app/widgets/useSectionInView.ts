import { useEffect, useState } from "react";
import { observe } from "./observe.ts";

/** Root margin that reduces the viewport to a line across its middle. */
export const middleOfViewport = "-50% 0px";

/**
 * Whether the section with this id is in view. `page` is the current path: each page is searched
 * again for the section. `rootMargin` as for an IntersectionObserver.
 */
export function useSectionInView(id: string, page: string, rootMargin = "0px"): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const section = document.getElementById(id);
    if (!section) return undefined;
    const stop = observe(section, ({ isIntersecting }) => setInView(isIntersecting), {
      rootMargin,
    });
    return () => {
      stop();
      setInView(false);
    };
    // Each page has its own section with this id.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, page, rootMargin]);
  return inView;
}
