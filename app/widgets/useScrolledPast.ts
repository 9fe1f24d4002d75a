import { useEffect, useState } from "react";
import { observe } from "react-intersection-observer";

/**
 * Whether the page is scrolled further than `distance`, a CSS length such as `20px` or `50dvh`.
 * An observer watches a strip of that height at the top of the page, so nothing runs while
 * scrolling. A strip that only touches the viewport's edge still counts as seen: exactly at the
 * distance the answer is no, one pixel further it is yes.
 */
export function useScrolledPast(distance: string): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const strip = document.createElement("div");
    strip.setAttribute("aria-hidden", "true");
    strip.style.cssText = `position:absolute;top:0;left:0;width:1px;height:${distance};visibility:hidden;pointer-events:none`;
    document.body.append(strip);
    const stop = observe(strip, (isInView) => setPast(!isInView));
    return () => {
      stop();
      strip.remove();
    };
  }, [distance]);
  return past;
}
