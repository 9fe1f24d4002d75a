import { useEffect, useState } from "react";
import { observe } from "react-intersection-observer";

/** A line across the middle of the viewport, as the root margin of an observer. */
export const middleOfViewport = "-50% 0px";

/**
 * Whether the section with this id is in view. `page` is the path shown: the section is looked
 * for anew on every page. `rootMargin` narrows what counts as the view.
 */
export function useSectionInView(id: string, page: string, rootMargin = "0px"): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const section = document.getElementById(id);
    if (!section) return undefined;
    const stop = observe(section, setInView, { rootMargin });
    return () => {
      stop();
      setInView(false);
    };
    // Another page has another section of the same name.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, page, rootMargin]);
  return inView;
}
