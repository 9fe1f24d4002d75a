import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

/** A table of figures that fits a phone: text wraps, figures do not. */
export const DataTable = styled("table")(({ theme }) => ({
  width: "100%",
  marginTop: 24,
  borderCollapse: "collapse",
  ...theme.typography.body2,
  fontVariantNumeric: "tabular-nums",
  "& caption": {
    ...theme.typography.caption,
    paddingBottom: 8,
    textAlign: "start",
    color: theme.palette.text.secondary,
  },
  "& th, & td": {
    padding: "9px 10px 9px 0",
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: theme.typography.fontWeightRegular,
  },
  "& thead th": {
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightBold,
  },
  // Under the whole row, though a name may be hidden.
  "& thead tr": { borderBottom: `2px solid ${theme.palette.text.primary}` },
  "& strong": { display: "block" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

export type ColumnNamesProps = {
  names: string[];
  /** Whether the first is for screen readers only. */
  firstHidden?: boolean;
};

/** The header row of a table. */
export const ColumnNames = ({ names, firstHidden = false }: ColumnNamesProps) => (
  <thead>
    <tr>
      {names.map((name, index) => (
        <th
          key={name}
          scope="col"
          className={firstHidden && index === 0 ? "visually-hidden" : undefined}
        >
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const Frame = styled("section")({
  overflowX: "auto",
  marginTop: 24,
  "& > table": { marginTop: 0 },
});

type ScrollingTableProps = { caption: string; children: ReactNode };

/** A `DataTable` whose figures have no room to wrap: its frame scrolls, by keyboard too. */
export function ScrollingTable({ caption, children }: ScrollingTableProps) {
  const id = useId();
  return (
    <Frame tabIndex={0} aria-labelledby={id}>
      <DataTable>
        <caption id={id}>{caption}</caption>
        {children}
      </DataTable>
    </Frame>
  );
}
