import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { CostCard, CostRow } from "../../content/costCard.server.ts";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";

const Prices = styled(DataTable)(({ theme }) => ({
  marginTop: 0,
  "& small": { display: "block" },
  // What the kinds below it have in common: no row of its own, so no line.
  "& [colspan]": {
    paddingBottom: 0,
    border: 0,
    fontSize: theme.typography.caption.fontSize,
    color: theme.palette.text.secondary,
  },
  "& td": { width: "29%" },
  '& [scope="row"]': { overflowWrap: "anywhere" },
  // No room for three columns, with the text at twice its size.
  "@container (width < 17rem)": {
    "&, & :is(tbody, tr, th, td)": { display: "block", width: "auto" },
    "& thead": { display: "none" },
  },
  [theme.breakpoints.up("md")]: {
    fontSize: theme.typography.body1.fontSize,
    "& strong": { fontFamily: theme.typography.h3.fontFamily },
  },
}));

/** What others publish for a job, with the date beside a figure that is old. */
function OthersPrices({ low, typical, high, old }: CostRow) {
  const dated = (price: string, date?: string) => (date ? `${price} ${date}` : price);
  return (
    <>
      <span>{`${dated(low, old.low)} to ${dated(high, old.high)}`}</span>
      {typical && <small>{`typically ${dated(typical, old.typical)}`}</small>}
    </>
  );
}

/** A job that has one price of the firm's own, or none. */
function JobRow({ cost, isLinked }: { cost: CostRow; isLinked: boolean }) {
  const { job, unit, href, ours, oursOf } = cost;
  return (
    <tr>
      <th scope="row">
        {isLinked ? <Link href={href}>{job}</Link> : job}
        <small>{unit}</small>
      </th>
      <td>
        <strong>{ours ?? "On request"}</strong>
        {oursOf && <small>{oursOf}</small>}
      </td>
      <td>
        <OthersPrices {...cost} />
      </td>
    </tr>
  );
}

/** A job whose kinds have prices of their own; what others publish is for the job as they name it. */
function KindRows({ cost, of, rows }: { cost: CostRow } & NonNullable<CostCard["kinds"]>) {
  return (
    <>
      <tr>
        <td colSpan={3}>{of}</td>
      </tr>
      {rows.map(({ id, job, price }, index) => (
        <tr key={id}>
          <th scope="row">{job}</th>
          <td>
            <strong>{price}</strong>
          </td>
          {index === 0 && (
            <td rowSpan={rows.length}>
              <OthersPrices {...cost} />
              <small>{cost.job}</small>
            </td>
          )}
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
        <ColumnNames names={[labels.job, "From us", "Others publish"]} />
        {costs.map((cost) => (
          <tbody key={cost.slug}>
            {"kinds" in cost && cost.kinds ? (
              <KindRows cost={cost} {...cost.kinds} />
            ) : (
              <JobRow {...{ cost, isLinked }} />
            )}
          </tbody>
        ))}
      </Prices>
    </div>
  );
}
