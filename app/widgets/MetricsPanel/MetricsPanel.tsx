import { styled } from "@mui/material/styles";

export type MetricRow = {
  name: string;
  /** Formatted with its unit; absent until measured. */
  value?: string;
  budget: string;
  status?: "good" | "needs improvement" | "poor";
};

const Panel = styled("aside")(({ theme }) => ({
  position: "fixed",
  inset: "auto auto 8px 8px",
  zIndex: theme.zIndex.tooltip,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.drawing.lineStrong}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[4],
  ...theme.typography.caption,
  "& summary": {
    padding: "4px 12px",
    minHeight: 28,
    fontWeight: theme.typography.fontWeightBold,
    cursor: "pointer",
  },
  "& table": { margin: "0 12px 8px", borderCollapse: "collapse" },
  "& th": { textAlign: "start", fontWeight: theme.typography.fontWeightBold },
  "& td, & th": { padding: "2px 12px 2px 0" },
  "& caption": { textAlign: "start", paddingBottom: 4, color: theme.palette.text.secondary },
  '& [data-status="poor"], & [data-status="needs improvement"]': {
    color: theme.palette.error.main,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

/** The current page's web vitals and their budgets. Development only. */
export function MetricsPanel({ rows }: { rows: MetricRow[] }) {
  return (
    <Panel aria-label="Web vitals">
      <details open>
        <summary>Web vitals</summary>
        <table>
          <caption>Of this page, as development serves it</caption>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col">Value</th>
              <th scope="col">Budget</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value, budget, status }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value ?? "–"}</td>
                <td>{budget}</td>
                <td data-status={status}>{status ?? "not yet"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
