/** Shows during development what would be sent to the metrics endpoint. */
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { SiteTheme } from "../theme/SiteTheme.tsx";
import { createStyleCache } from "../theme/styleCache.ts";
import { MetricsPanel } from "../widgets/MetricsPanel/MetricsPanel.tsx";
import { budgets, budgetStatus, type MetricName } from "./budgets.ts";

const containerId = "web-vitals";

/** CLS is unitless, the others are milliseconds. */
const format = (name: MetricName, value: number) =>
  name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;

/** Renders the panel in a React root of its own, outside the application's tree. */
export function showMetricsPanel() {
  // Strict mode runs effects twice.
  if (document.getElementById(containerId)) return;
  const container = document.createElement("div");
  container.id = containerId;
  document.body.append(container);
  const root = createRoot(container);
  const cache = createStyleCache();
  const values: Partial<Record<MetricName, number>> = {};
  const draw = () =>
    root.render(
      <CacheProvider value={cache}>
        <SiteTheme>
          <MetricsPanel
            rows={(Object.keys(budgets) as MetricName[]).map((name) => {
              const value = values[name];
              return {
                name,
                budget: format(name, budgets[name]),
                ...(value !== undefined && {
                  value: format(name, value),
                  status: budgetStatus(name, value),
                }),
              };
            })}
          />
        </SiteTheme>
      </CacheProvider>,
    );
  const record = ({ name, value }: Metric) => {
    values[name] = value;
    draw();
  };
  for (const listen of [onFCP, onLCP, onCLS, onINP, onTTFB])
    listen(record, { reportAllChanges: true });
  draw();
}
