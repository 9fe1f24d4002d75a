import { useEffect, useState } from "react";

/**
 * Calls `createReader`'s function with `scrollY` on each scroll and returns its latest answer. False in
 * prerendered HTML.
 * @param createReader a constant function; what it returns may remember earlier positions
 */
export function useScrolled(createReader: () => (top: number) => boolean): boolean {
  const [value, setValue] = useState(false);
  useEffect(() => {
    const read = createReader();
    const onScroll = () => setValue(read(window.scrollY));
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [createReader]);
  return value;
}
