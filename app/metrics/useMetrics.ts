import { useEffect } from "react";

/** Measures the visit if an endpoint is configured; otherwise the code is never fetched. */
export function useMetrics() {
  useEffect(() => {
    const endpoint = document.querySelector<HTMLMetaElement>(
      "meta[name=metrics-endpoint]",
    )?.content;
    if (!endpoint) return;
    import("./report.ts")
      .then(({ startMetrics }) => startMetrics(endpoint))
      .catch(() => {
        // Measuring must never break the page (specification §8).
      });
  }, []);
}
