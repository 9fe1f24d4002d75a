import { useEffect, useState } from "react";
import { observe } from "react-intersection-observer";

const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);

/**
 * Whether the page was last scrolled down and is further down than `distance` px. Going up, and
 * anywhere above the distance, the answer is no.
 *
 * Two observers tell where the page stands, so nothing runs while scrolling. One is called each
 * time another thousandth of the page has come past the viewport's lower edge, the other exactly
 * at the distance.
 */
export function useHidesGoingDown(distance: number): boolean {
  const [hides, setHides] = useState(false);
  useEffect(() => {
    let stoodAt: number | undefined;
    const onMove = (_: boolean, { boundingClientRect }: IntersectionObserverEntry) => {
      // Both targets start at the top of the page.
      const position = -boundingClientRect.top;
      if (stoodAt !== undefined && position !== stoodAt)
        setHides(position > stoodAt && position > distance);
      stoodAt = position;
    };
    const leavePage = observe(document.documentElement, onMove, {
      rootMargin: "10000000px 0px 0px 0px",
      threshold: steps,
    });
    const strip = document.createElement("div");
    strip.setAttribute("aria-hidden", "true");
    strip.style.cssText = `position:absolute;top:0;left:0;width:1px;height:${distance}px;visibility:hidden;pointer-events:none`;
    document.body.append(strip);
    const leaveEdge = observe(strip, onMove);
    return () => {
      leavePage();
      leaveEdge();
      strip.remove();
    };
  }, [distance]);
  return hides;
}
