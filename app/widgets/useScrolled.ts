import { useEffect, useState } from "react";

/**
 * What a reader makes of how far the page is scrolled, on each scroll. False in prerendered HTML.
 * @param createReader a constant function, so that the reader may remember what it has seen
 */
export function useScrolled(createReader: () => (top: number) => boolean): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const read = createReader();
    const onScroll = () => setIs(read(window.scrollY));
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [createReader]);
  return is;
}
