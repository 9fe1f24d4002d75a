import { useEffect, useState, type RefObject } from "react";

/**
 * Whether the keyboard focus is hidden under one of the parts, so that they can step aside (WCAG
 * 2.4.11). Measured when focus moves, never while scrolling.
 */
export function useFocusObscured(parts: RefObject<HTMLElement | null>[]): boolean {
  const [under, setUnder] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const focused = document.activeElement;
      if (!focused || !focused.matches(":focus-visible")) return setUnder(false);
      // The parts share a corner: neither steps aside for focus inside the other.
      if (parts.some(({ current: part }) => part?.contains(focused))) return setUnder(false);
      const box = focused.getBoundingClientRect();
      return setUnder(
        parts.some(({ current: part }) => {
          if (!part) return false;
          const over = part.getBoundingClientRect();
          return (
            box.left < over.right &&
            box.right > over.left &&
            box.top < over.bottom &&
            box.bottom > over.top
          );
        }),
      );
    };
    // By the next frame the browser has scrolled the focused element into view.
    const onFocus = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
      cancelAnimationFrame(frame);
    };
    // Refs are stable.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return under;
}
