import { useEffect, useState } from "react";

/** False until `ms` milliseconds after the page's load event, true from then on. */
export function useAfterLoad(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      const [opening] = performance.getEntriesByType("navigation");
      const sinceLoad = opening ? performance.now() - opening.loadEventStart : 0;
      timer = setTimeout(() => setAfter(true), ms - sinceLoad);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", start);
    };
  }, [ms]);
  return after;
}
