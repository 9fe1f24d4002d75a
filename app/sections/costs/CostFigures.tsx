import { styled } from "@mui/material/styles";
import type { CostRow } from "../../content/costCard.server.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const Figures = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  gap: "28px 20px",
  marginBlock: "0 24px",
  "& > div": { minWidth: 0 },
  // Ours is the answer; the others are to compare it with.
  "& > div:first-of-type": { gridColumn: "1 / -1" },
  "& dd": {
    display: "flex",
    alignItems: "end",
    margin: "6px 0 0",
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.2,
  },
  "& > div:first-of-type dd": { fontSize: theme.typography.h2.fontSize },
  "& dd + dd, & > div:first-of-type dd + dd": {
    display: "block",
    ...theme.typography.caption,
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.palette.text.secondary,
  },
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    "& > div:first-of-type": { gridColumn: "auto" },
    // The figures stand on one line, though ours is larger.
    "& dt + dd": { minHeight: `calc(1.2 * ${theme.typography.h2.fontSize})` },
  },
}));

const Caption = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  marginBottom: 16,
  color: theme.palette.text.secondary,
}));

export type CostFiguresProps = { caption: string; cost: CostRow };

/** What one job costs: ours, what others publish, and what is typical. A table of one row says less. */
export function CostFigures({ caption, cost }: CostFiguresProps) {
  const { job, unit, ours, oursOf, low, typical, high, published } = cost;
  const figures = [
    { name: "From us", value: ours ?? "On request", note: oursOf ?? `${job}, ${unit}` },
    { name: "Others publish", value: `${low} to ${high}`, note: published },
    ...(typical ? [{ name: "Typical of those", value: typical, note: undefined }] : []),
  ];
  return (
    <>
      <Caption>{caption}</Caption>
      <Figures>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt>
              <DimensionLine as="span">{name}</DimensionLine>
            </dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </Figures>
    </>
  );
}
