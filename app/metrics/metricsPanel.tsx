/** Shows during development what would be sent to the metrics endpoint. */
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { SiteTheme } from "../theme/SiteTheme.tsx";
import { createStyleCache } from "../theme/styleCache.ts";
import { MetricsPanel } from "../widgets/MetricsPanel/MetricsPanel.tsx";
import { budgets, budgetStatus, type MetricName } from "./budgets.ts";

const placeId = "web-vitals";

/** CLS is unitless, the others are milliseconds. */
const shown = (name: MetricName, value: number) =>
  name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;

/** Renders the panel in a React root of its own, outside the application's tree. */
export function showMetricsPanel() {
  // Strict mode runs effects twice.
  if (document.getElementById(placeId)) return;
  const place = document.createElement("div");
  place.id = placeId;
  document.body.append(place);
  const root = createRoot(place);
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
                budget: shown(name, budgets[name]),
                ...(value !== undefined && {
                  value: shown(name, value),
                  status: budgetStatus(name, value),
                }),
              };
            })}
          />
        </SiteTheme>
      </CacheProvider>,
    );
  const take = ({ name, value }: Metric) => {
    values[name] = value;
    draw();
  };
  for (const listen of [onFCP, onLCP, onCLS, onINP, onTTFB])
    listen(take, { reportAllChanges: true });
  draw();
}
