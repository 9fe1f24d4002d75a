import Link from "@mui/material/Link";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";
import type { CostTableProps } from "./CostTable.tsx";

/**
 * Jobs of every kind with the firm's own price and what others publish. Figures alone: lines on scales
 * of their own would invite a comparison of jobs. Each job links to the page about it.
 */
export function CostList({ caption, costs }: CostTableProps) {
  const { labels } = useShell();
  return (
    <DataTable>
      <caption>{caption}</caption>
      <ColumnNames names={[labels.job, "From us, with VAT", "What others publish"]} />
      <tbody>
        {costs.map(({ slug, job, unit, href, ours, oursOf, low, high }) => (
          <tr key={slug}>
            <th scope="row">
              <Link href={href}>{job}</Link>
              <br />
              <small>{unit}</small>
            </th>
            <td>
              <span>{ours ?? "On request"}</span>
              {oursOf && (
                <>
                  <br />
                  <small>{oursOf}</small>
                </>
              )}
            </td>
            <td>{`${low} to ${high}`}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
