/** Sends a visit's web vitals to the configured endpoint. Only imported if there is one. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { measuringChoice } from "./measuringChoice.ts";
import { budgetStatus } from "./budgets.ts";

/**
 * The nine form fields of one metric (specification §7). Its id is made for every page anew, never
 * stored, and identifies nobody. The URLs are those of the page that the metric describes, without
 * query string or hash.
 */
function metricFields(
  metric: Pick<Metric, "id" | "name" | "value">,
  path: string,
): URLSearchParams {
  return new URLSearchParams({
    id: metric.id,
    page: path,
    href: `${location.origin}${path}`,
    event_name: metric.name,
    value: String(metric.value),
    speed: navigator.connection?.effectiveType ?? "",
    device: matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop",
    viewport: `${innerWidth}x${innerHeight}`,
    budget_status: budgetStatus(metric.name, metric.value),
  });
}

/** Starts measuring. The visitor never notices a failure to send. */
export function startMetrics(endpoint: string) {
  const opened = location.pathname;
  const send = (metric: Metric) => {
    if (!measuringChoice.isOn()) return;
    try {
      const url = metric.navigationType === "soft-navigation" && metric.navigationURL;
      const path = url ? new URL(url, location.href).pathname : opened;
      // URLSearchParams makes this a form-encoded POST.
      navigator.sendBeacon(endpoint, metricFields(metric, path));
    } catch {
      // Silent by specification (§8).
    }
  };
  for (const listen of [onFCP, onTTFB]) listen(send);
  // Each page gone to from there has its own, where the browser tells (Chromium from 151).
  for (const listen of [onLCP, onCLS, onINP]) listen(send, { reportSoftNavs: true });
}
