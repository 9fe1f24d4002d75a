/** Sends the five web vitals of a visit to the configured endpoint. Loaded only where there is one. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { isMeasuringOn } from "./choice.ts";
import { budgetStatus } from "./budgets.ts";

/** The browser's view of the connection, where it has one: "4g", "3g". */
type ConnectionNavigator = Navigator & { connection?: { effectiveType?: string } };

/**
 * The form fields of one metric (specification §7). `id` is made anew for every page load and
 * names no person; query string and hash are left out of both addresses.
 */
export function metricFields(
  metric: Pick<Metric, "id" | "name" | "value">,
  where: Window,
): URLSearchParams {
  const { location, navigator, innerWidth, innerHeight } = where;
  return new URLSearchParams({
    id: metric.id,
    page: location.pathname,
    href: `${location.origin}${location.pathname}`,
    event_name: metric.name,
    value: String(metric.value),
    speed: (navigator as ConnectionNavigator).connection?.effectiveType ?? "",
    device: where.matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop",
    viewport: `${innerWidth}x${innerHeight}`,
    budget_status: budgetStatus(metric.name, metric.value),
  });
}

/** Starts measuring. Whatever goes wrong while sending is no business of the visitor's. */
export function startMetrics(endpoint: string) {
  const send = (metric: Metric) => {
    if (!isMeasuringOn()) return;
    try {
      // URLSearchParams makes it a form-encoded POST.
      navigator.sendBeacon(endpoint, metricFields(metric, window));
    } catch {
      // Silently ignored (specification §8).
    }
  };
  for (const listen of [onFCP, onLCP, onCLS, onINP, onTTFB]) listen(send);
}
