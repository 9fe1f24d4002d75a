import { useEffect } from "react";

/**
 * Measures the visit where an endpoint is configured; otherwise the code is not even fetched. In
 * development the same figures stand in a corner of the page.
 */
export function useMetrics() {
  useEffect(() => {
    if (import.meta.env.DEV)
      void import("./metricsPanel.tsx").then(({ showMetricsPanel }) => showMetricsPanel());
    const endpoint = document.querySelector<HTMLMetaElement>(
      "meta[name=metrics-endpoint]",
    )?.content;
    if (!endpoint) return;
    import("./report.ts")
      .then(({ startMetrics }) => startMetrics(endpoint))
      .catch(() => {
        // A measurement that cannot be made is no fault of the page (specification §8).
      });
  }, []);
}
