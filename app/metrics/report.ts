/** Sends the five web vitals of a visit to the configured endpoint. Loaded only where there is one. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { isMeasuringOn } from "./choice.ts";
import { budgetStatus } from "./budgets.ts";

/** The browser's view of the connection, where it has one: "4g", "3g". */
type ConnectionNavigator = Navigator & { connection?: { effectiveType?: string } };

/**
 * The form fields of one metric (specification §7), and `visit`, which all metrics of one document share.
 * Both ids are made anew for every document, kept nowhere, and name no person. The addresses are those of
 * the page that the document opened with, which its metrics are about, without query string and hash.
 */
function metricFields(
  metric: Pick<Metric, "id" | "name" | "value">,
  { visit, path }: { visit: string; path: string },
  where: Window,
): URLSearchParams {
  const { location, navigator, innerWidth, innerHeight } = where;
  return new URLSearchParams({
    id: metric.id,
    page: path,
    href: `${location.origin}${path}`,
    event_name: metric.name,
    value: String(metric.value),
    speed: (navigator as ConnectionNavigator).connection?.effectiveType ?? "",
    device: where.matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop",
    viewport: `${innerWidth}x${innerHeight}`,
    budget_status: budgetStatus(metric.name, metric.value),
    visit,
  });
}

/** Starts measuring. Whatever goes wrong while sending is no business of the visitor's. */
export function startMetrics(endpoint: string) {
  const opened = { visit: crypto.randomUUID(), path: location.pathname };
  const send = (metric: Metric) => {
    if (!isMeasuringOn()) return;
    try {
      // URLSearchParams makes it a form-encoded POST.
      navigator.sendBeacon(endpoint, metricFields(metric, opened, window));
    } catch {
      // Silently ignored (specification §8).
    }
  };
  for (const listen of [onFCP, onLCP, onCLS, onINP, onTTFB]) listen(send);
}
