import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { layout } from "../../theme/tokens.ts";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { Printable } from "./Printable.tsx";

const Table = styled(DataTable)(({ theme }) => ({
  tableLayout: "fixed",
  "& th:not(:first-of-type), & td": {
    width: "20%",
    paddingInlineStart: 6,
    borderInlineStart: `1px solid ${theme.palette.divider}`,
  },
  "@media print": { "& td": { height: "1.15cm" } },
  "@media screen": { [`& tbody > tr:nth-of-type(n + ${seen + 1})`]: { display: "none" } },
}));

/** As many rows show what the sheet is like: the blank ones are for paper. */
const seen = 3;

const Rest = styled("p")(({ theme }) => ({
  marginTop: 16,
  maxWidth: layout.page / 2,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  "@media print": { display: "none" },
}));

const firms = ["Firm 1", "Firm 2", "Firm 3"];
const toWriteIn = "\u00a0";

/** A printable table to fill in: what a quote should say, with columns for three firms. */
export default function QuotesSheet({ title, rows }: ShownToolOf<"quotes">) {
  const rest = rows.slice(seen);
  return (
    <Printable label="Print the sheet">
      <Table>
        <caption>{`${title}: in, out or not said`}</caption>
        <ColumnNames names={["What the quote says on", ...firms]} />
        <tbody>
          {rows.map(({ item, ask }) => (
            <tr key={item}>
              <th scope="row">
                <strong>{item}</strong>
                <small>{ask}</small>
              </th>
              {firms.map((firm) => (
                <td key={firm}>{toWriteIn}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rest.length > 0 && (
        <Rest>{`${rest.length} more are printed: ${rest.map(({ item }) => item).join(" · ")}`}</Rest>
      )}
    </Printable>
  );
}
