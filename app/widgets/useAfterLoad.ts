import { useEffect, useState } from "react";

/** False until `ms` milliseconds after the page's load event, true from then on. */
export function useAfterLoad(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      const [opening] = performance.getEntriesByType("navigation");
      const loadedAt = (opening as PerformanceNavigationTiming).loadEventStart;
      timer = setTimeout(() => setAfter(true), loadedAt + ms - performance.now());
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
