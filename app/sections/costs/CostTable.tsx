import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { CostCard, CostRow } from "../../content/costCard.server.ts";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { twoColumns, visuallyHidden } from "../../theme/tokens.ts";
import { useShell } from "../page/useShell.ts";

const Prices = styled(DataTable)(({ theme }) => ({
  marginTop: 0,
  "& small": { display: "block" },
  "& td": { textWrap: "pretty" },
  // Every price in one face, ours in ink.
  "& td > :is(strong, span), & small > b": { ...theme.mixins.heading, display: "block" },
  "& td > span": { color: theme.palette.text.secondary },
  "& small > b": { display: "inline" },
  "& thead th + th": { width: "29%" },
  '& tbody [scope^="row"]': { overflowWrap: "anywhere" },
  // The kinds of a job stand below it, as its parts.
  "& tr:has(+ [data-kind]) > *": { paddingBottom: 4, borderBottom: 0 },
  "& [data-kind] > *": { paddingBlock: 4, border: 0 },
  "& [data-kind] > th": { paddingInlineStart: 20 },
  "& [data-kind]:last-of-type > *": {
    paddingBottom: 12,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  // No room for three columns: the prices stand below their job, two abreast, so that none wraps.
  "@container (width < 34rem)": {
    "&, & :is(caption, tbody)": { display: "block", textAlign: "start" },
    "& thead": visuallyHidden,
    "& tbody": { borderTop: `1px solid ${theme.palette.divider}`, paddingBlock: 10 },
    "& tr": { display: "grid", gridTemplateColumns: twoColumns, gap: "2px 16px" },
    "& tr > *, & [data-kind]:last-of-type > *": { padding: "2px 0", border: 0 },
    '& tbody [scope^="row"]': { gridColumn: "1 / -1" },
    "& tbody [data-kind] > th": { gridColumn: "auto", padding: "2px 0" },
    "& [data-column]::before": {
      content: "attr(data-column)",
      display: "block",
      ...theme.typography.caption,
      color: theme.palette.text.secondary,
    },
  },
  [theme.breakpoints.up("md")]: { fontSize: theme.typography.body1.fontSize },
}));

const columns = ["From us", "Others publish"] as const;

/** What others publish for a job, and below it who does, and when. */
const OthersPrices = ({ low, typical, high, published }: CostRow) => (
  <>
    <span>{`${low} to ${high}`}</span>
    {typical && (
      <small>
        typically <b>{typical}</b>
      </small>
    )}
    <small>{published}</small>
  </>
);

/** A job that has one price of the firm's own, or none. */
function JobRow({ cost, isLinked }: { cost: CostRow; isLinked: boolean }) {
  const { job, unit, href, ours, oursOf } = cost;
  return (
    <tr>
      <th scope="row">
        {isLinked ? <Link href={href}>{job}</Link> : job}
        <small>{unit}</small>
      </th>
      <td data-column={columns[0]}>
        <strong>{ours ?? "On request"}</strong>
        {oursOf && <small>{oursOf}</small>}
      </td>
      <td data-column={columns[1]}>
        <OthersPrices {...cost} />
      </td>
    </tr>
  );
}

/** A job, with what others publish for it as they name it, and its kinds with prices of their own. */
function KindRows({ cost, of, rows }: { cost: CostRow } & NonNullable<CostCard["kinds"]>) {
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {cost.job}
          <small>{of}</small>
        </th>
        <td data-column={columns[1]}>
          <OthersPrices {...cost} />
        </td>
      </tr>
      {rows.map(({ id, job, price }) => (
        <tr key={id} data-kind="">
          <th scope="row">{job}</th>
          <td colSpan={2}>
            <strong>{price}</strong>
          </td>
        </tr>
      ))}
    </>
  );
}

export type CostTableProps = {
  caption: string;
  costs: (CostRow | CostCard)[];
  /** Whether each job links to the page about it. */
  isLinked?: boolean;
};

/**
 * What jobs cost: the firm's own prices, with those of a job's kinds, and what others publish. Figures
 * alone: lines on scales of their own would invite a comparison of jobs.
 */
export function CostTable({ caption, costs, isLinked = false }: CostTableProps) {
  const { labels } = useShell();
  return (
    <div style={{ containerType: "inline-size" }}>
      <Prices>
        <caption>{caption}</caption>
        <ColumnNames names={[labels.job, ...columns]} />
        {costs.map((cost) => (
          <tbody key={cost.slug}>
            {"kinds" in cost && cost.kinds ? (
              <KindRows cost={cost} {...cost.kinds} />
            ) : (
              <JobRow cost={cost} isLinked={isLinked} />
            )}
          </tbody>
        ))}
      </Prices>
    </div>
  );
}
