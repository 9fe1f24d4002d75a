import { useEffect } from "react";

let isStarted = false;

/**
 * Measures a visit, once though the document may remount, if an endpoint is configured: the build
 * writes it into the document's head, where browser tests put one of their own.
 */
export function useMetrics() {
  useEffect(() => {
    const endpoint = document.querySelector<HTMLMetaElement>(
      "meta[name=metrics-endpoint]",
    )?.content;
    if (!endpoint || isStarted) return;
    isStarted = true;
    import("./report.ts")
      .then(({ startMetrics }) => startMetrics(endpoint))
      .catch(() => {
        // Measuring must never break the page (specification §8).
      });
  }, []);
}
