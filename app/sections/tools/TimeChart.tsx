import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { visuallyHidden } from "../../theme/tokens.ts";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";

const Chart = styled(DataTable)(({ theme }) => ({
  overflowWrap: "anywhere",
  // A row's header is above its cells, yet in their row: no screen reader reads out another row's.
  "& tr": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    breakInside: "avoid",
  },
  "& th[scope=row]": { gridColumn: "1 / -1" },
  "& tbody th": { paddingBlock: "16px 4px", borderBottom: 0 },
  "& tbody th small": { marginInlineStart: 10 },
  "& tbody th div": { display: "flex", height: 16, marginTop: 8 },
  // It goes on from the table above, under whose column names it stands.
  "&[data-rest=true]": {
    "& caption": visuallyHidden,
    [theme.breakpoints.up("md")]: { marginTop: 0, "& thead": visuallyHidden },
  },
  // Waiting is outlined, as plans show what does not exist yet; work is filled like a batten.
  "& tbody th i": {
    border: `1.5px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.colours.tint,
    printColorAdjust: "exact",
    WebkitPrintColorAdjust: "exact",
  },
  "& tbody th i + i": {
    minWidth: 5,
    marginInlineStart: -1.5,
    borderColor: theme.palette.colours.onWarm,
    backgroundColor: theme.palette.colours.warm,
  },
  // Where there is room the job is on the left of its bar, and the figures are below that.
  "@supports (grid-template-rows: subgrid)": {
    [theme.breakpoints.up("md")]: {
      "& tr": { gridTemplateColumns: "minmax(0, 3fr) repeat(3, minmax(0, 2fr))", columnGap: 24 },
      "& tr > *": { paddingInline: 0 },
      "& thead th:nth-of-type(2)": { gridColumnStart: 2 },
      "& tbody th[scope=row]": {
        display: "grid",
        gridTemplate: "subgrid / subgrid",
        gridArea: "1 / 1 / span 2 / -1",
        rowGap: 0,
      },
      "& tbody th small": { gridArea: "2 / 1", margin: 0, paddingTop: 4 },
      "& tbody th div": { gridArea: "1 / 2 / 1 / -1", alignSelf: "center", margin: 0 },
      "& td": { gridRow: 2, border: 0, paddingTop: 0 },
      "& td:nth-of-type(1)": { gridColumn: 2 },
      "& td:nth-of-type(2)": { gridColumn: 3 },
      "& td:nth-of-type(3)": { gridColumn: 4 },
      "& tbody tr": {
        paddingBlock: "14px 8px",
        borderBottom: `1px solid ${theme.palette.divider}`,
      },
      "& tbody th": { padding: 0 },
    },
  },
}));

type TimeChartProps = ShownToolOf<"times"> & {
  /** Whether it goes on from another. */
  isRest?: boolean;
};

/** How long jobs take from first call to finish: a table whose rows are also drawn as bars. */
export default function TimeChart({ jobs, isRest = false }: TimeChartProps) {
  const { labels } = useShell();
  return (
    <Chart data-rest={isRest}>
      <caption>
        {`${isRest ? "The other jobs. " : ""}Each bar shows the longest time: outlined before we start, filled on site`}
      </caption>
      <ColumnNames names={[labels.job, "Before we start", "On site", "In all"]} firstHidden />
      <tbody>
        {jobs.map(({ job, href, waiting, before, onSite, whole, bar: [wait, work] }) => (
          <tr key={job}>
            <th scope="row">
              <Link href={href}>
                {job}
                <span className="visually-hidden">, how long it takes</span>
              </Link>
              <small>{waiting}</small>
              <div aria-hidden>
                <i style={{ width: `${wait}%` }} />
                <i style={{ width: `${work}%` }} />
              </div>
            </th>
            <td>{before}</td>
            <td>{onSite}</td>
            <td>{whole}</td>
          </tr>
        ))}
      </tbody>
    </Chart>
  );
}
