import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import type { CostRow } from "../../content/costCard.server.ts";
import { ColumnNames } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";

// Low and high price stand at the ends of a dimension line, the typical one under its mark.
const Drawn = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  marginTop: 32,
  "& caption": {
    ...theme.typography.caption,
    paddingBottom: 8,
    textAlign: "start",
    color: theme.palette.text.secondary,
  },
  "& thead th": {
    ...theme.typography.caption,
    textAlign: "start",
    paddingBottom: 6,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& thead tr": { borderBottom: `2px solid ${theme.palette.text.primary}` },
  "& tbody tr": { borderBottom: `1px solid ${theme.palette.divider}`, breakInside: "avoid" },
  "& tbody th > strong": { ...theme.typography.h3, display: "inline-block", marginInlineEnd: 12 },
  "& tbody th > small": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& td": {
    paddingBottom: 20,
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.3,
  },
  "& td small": {
    ...theme.typography.caption,
    display: "block",
    color: theme.palette.text.secondary,
  },
  "& tr": {
    display: "grid",
    gridTemplateColumns: "minmax(0, auto) minmax(40%, 1fr) minmax(0, auto)",
    columnGap: 12,
  },
  "& thead th:nth-of-type(4), & td:last-of-type": { textAlign: "end" },
  "& thead th:nth-of-type(3)": { textAlign: "center" },
  "& tbody th": {
    gridColumn: "1 / -1",
    paddingBlock: "22px 10px",
    textAlign: "start",
    fontWeight: theme.typography.fontWeightRegular,
    overflowWrap: "anywhere",
  },
  "& tbody th > p": { ...theme.typography.h3, marginTop: 4 },
  "& td > span": {
    "--at": "calc(var(--middle) * 100%)",
    position: "relative",
    display: "block",
    width: "fit-content",
    maxWidth: "100%",
    marginTop: 4,
    insetInlineStart: "var(--at)",
    transform: "translateX(calc(-1 * var(--at)))",
    textAlign: "center",
  },
}));

const Line = styled("div")(({ theme }) => ({
  position: "relative",
  height: 18,
  color: theme.palette.colours.pencilRed,
  borderInline: "1.5px solid",
  background: "linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat",
  "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  // Laid on the line like a batten on a rod; a single figure is a tick.
  "& > span": {
    position: "absolute",
    boxSizing: "border-box",
    insetInlineStart: "calc(var(--from) * (100% - 5px))",
    width: "calc((var(--to) - var(--from)) * 100%)",
    minWidth: 5,
    insetBlock: 2,
    border: `1.5px solid ${theme.palette.colours.plyInk}`,
    backgroundColor: theme.palette.colours.ply,
    printColorAdjust: "exact",
    WebkitPrintColorAdjust: "exact",
  },
  '& > [data-mark="own"]': {
    insetBlock: -4,
    border: 0,
    backgroundColor: theme.palette.primary.main,
    maxWidth: 5,
    "&[data-range=true]": { insetBlock: "-4px auto", height: 5, maxWidth: "none" },
  },
}));

type Mark = NonNullable<CostRow["mark"]>;
const along = ({ from, to }: Mark) => ({ "--from": from, "--to": to }) as CSSProperties;

/**
 * A range as a dimension line, with its usual part and the firm's own price marked. Decorative: the
 * figures are in the text beside it.
 */
const PriceLine = ({ mark, ownMark }: Pick<CostRow, "mark" | "ownMark">) => (
  <Line aria-hidden>
    {mark && <span style={along(mark)} />}
    {ownMark && (
      <span data-mark="own" data-range={ownMark.from !== ownMark.to} style={along(ownMark)} />
    )}
  </Line>
);

/** The date beside a figure that is old. */
const Old = ({ date }: { date: string | undefined }) => date && <small>{date}</small>;

export type CostTableProps = { caption: string; costs: CostRow[] };

/** Jobs with their low, typical and high price, each drawn as a dimension line to its own scale. */
export function CostTable({ caption, costs }: CostTableProps) {
  const { labels } = useShell();
  return (
    <Drawn>
      <caption>{caption}</caption>
      <ColumnNames names={[labels.job, "Low", "Typical", "High"]} firstHidden />
      <tbody>
        {costs.map(({ slug, job, unit, ours, oursOf, low, typical, high, old, mark, ownMark }) => (
          <tr key={slug}>
            <th scope="row">
              <strong>{job}</strong>
              <small>{unit}</small>
              {ours && <p>{`From us, with VAT: ${ours}`}</p>}
              {oursOf && <small>{oursOf}</small>}
            </th>
            <td>
              {low}
              <Old date={old.low} />
            </td>
            <td>
              <PriceLine mark={mark} ownMark={ownMark} />
              {typical && (
                <span
                  style={{ "--middle": mark ? (mark.from + mark.to) / 2 : 0.5 } as CSSProperties}
                >
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
    </Drawn>
  );
}
