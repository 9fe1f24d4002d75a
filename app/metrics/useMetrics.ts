import { useEffect } from "react";

/**
 * Measures the visit if an endpoint is configured; otherwise the code is never fetched. In
 * development a panel in the corner of the page shows the same figures.
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
        // Measuring must never break the page (specification §8).
      });
  }, []);
}
