import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import type { CostRow } from "../../content/costCard.server.ts";
import Link from "@mui/material/Link";
import { ColumnNames } from "../page/DataTable.tsx";

const Table = styled("table")(({ theme }) => ({
  /** Share of the width taken up by the low price, and by the high one. */
  "--side": 0.3,
  [theme.breakpoints.up("sm")]: { "--side": 0.15 },
  [theme.breakpoints.up("md")]: { "--side": 0.1 },
  width: "100%",
  borderCollapse: "collapse",
  marginTop: 32,
  // Each row's header is above its prices, which wrap where three have no room.
  "& tr": { display: "flex", flexWrap: "wrap", breakInside: "avoid" },
  "& th[scope=row]": { flex: "0 0 100%" },
  "& :is(thead th, td)": { flex: "0 0 calc(var(--side) * 100%)" },
  "& :is(thead th:nth-of-type(3), td:nth-of-type(2))": { flex: "1 1 0%" },
  "& caption": {
    ...theme.typography.caption,
    paddingBottom: 8,
    textAlign: "start",
    color: theme.palette.text.secondary,
  },
  "& thead th": {
    ...theme.typography.caption,
    paddingBottom: 6,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& :is(thead th:nth-of-type(2), td:first-of-type)": { textAlign: "start" },
  "& :is(thead th, td):last-of-type": { marginInlineStart: "auto", textAlign: "end" },
  "& tbody th": {
    paddingTop: 22,
    textAlign: "start",
    fontWeight: theme.typography.fontWeightRegular,
    overflowWrap: "anywhere",
  },
  "& tbody th > strong": { ...theme.typography.h3, display: "inline-block", marginInlineEnd: 12 },
  "& tbody th > small": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& tbody th > p": { ...theme.typography.h3, marginTop: 4 },
  "& tbody th > div": { marginTop: 10 },
  "& td": {
    padding: "4px 0 20px",
    verticalAlign: "top",
    fontSize: theme.typography.h3.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.3,
  },
  "& tbody tr": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& td:first-of-type": { paddingInlineEnd: 8 },
  "& td:last-of-type": { paddingInlineStart: 8 },
  // The typical price sits under its mark, as far as the prices beside it leave room.
  "& td > span": {
    "--along": "calc((var(--middle) - var(--side)) / (1 - 2 * var(--side)) * 100%)",
    "--at": "clamp(0%, var(--along), 100%)",
    position: "relative",
    display: "block",
    width: "fit-content",
    maxWidth: "100%",
    insetInlineStart: "var(--at)",
    transform: "translateX(calc(-1 * var(--at)))",
    textAlign: "center",
  },
  "& td small": {
    ...theme.typography.caption,
    display: "block",
    color: theme.palette.text.secondary,
  },
}));

const Line = styled("div")(({ theme }) => ({
  position: "relative",
  height: 18,
  color: theme.palette.drawing.pencilRed,
  borderInline: "1.5px solid",
  background: "linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat",
  "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  // Laid on the line like a batten on a rod; a single figure is a tick.
  "& > span": {
    position: "absolute",
    boxSizing: "border-box",
    insetInlineStart: "calc(var(--from) * 100%)",
    width: "calc((var(--to) - var(--from)) * 100%)",
    minWidth: 5,
    insetBlock: 2,
    border: `1.5px solid ${theme.palette.drawing.plyInk}`,
    backgroundColor: theme.palette.drawing.ply,
    printColorAdjust: "exact",
    WebkitPrintColorAdjust: "exact",
  },
}));

/**
 * A range as a dimension line, with its usual part marked. Decorative: the figures are in the text
 * beside it.
 */
const PriceLine = ({ mark }: Pick<CostRow, "mark">) => (
  <Line aria-hidden>
    {mark && <span style={{ "--from": mark.from, "--to": mark.to } as CSSProperties} />}
  </Line>
);

const halfway = { from: 0.5, to: 0.5 };

/** The date beside a figure that is old. */
const Old = ({ date }: { date: string | undefined }) => date && <small>{date}</small>;

export type CostTableProps = { caption: string; costs: CostRow[]; areLinked?: boolean };

/** Jobs with their low, typical and high price, each drawn as a dimension line. */
export function CostTable({ caption, costs, areLinked = false }: CostTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <ColumnNames names={["Job", "Low", "Typical", "High"]} firstHidden />
      <tbody>
        {costs.map(({ slug, job, unit, href, ours, low, typical, high, old, mark = halfway }) => (
          <tr key={slug}>
            <th scope="row">
              <strong>{areLinked ? <Link href={href}>{job}</Link> : job}</strong>
              <small>{unit}</small>
              {ours && <p>{`From us, with VAT: ${ours}`}</p>}
              <PriceLine mark={typical ? mark : undefined} />
            </th>
            <td>
              {low}
              <Old date={old.low} />
            </td>
            <td>
              {typical && (
                <span style={{ "--middle": (mark.from + mark.to) / 2 } as CSSProperties}>
                  {typical}
                  <Old date={old.typical} />
                </span>
              )}
            </td>
            <td>
              {high}
              <Old date={old.high} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
