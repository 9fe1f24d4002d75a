import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { Printable } from "./Printable.tsx";

const Table = styled(DataTable)({
  "& td, & thead th:last-of-type": { paddingInlineEnd: 0, textAlign: "end", whiteSpace: "nowrap" },
});

const Row = ({ name, says, pounds }: { name: string; says: string; pounds: string }) => (
  <tr>
    <th scope="row">
      <strong>{name}</strong>
      <small>{says}</small>
    </th>
    <td>{pounds}</td>
  </tr>
);

/** A printable quote with its VAT, and the payments in which it falls due. */
export default function SampleQuote(quote: ShownToolOf<"quote">) {
  const { job, lines, net, vat, vatPounds, total, payments, conditions } = quote;
  return (
    <Printable label="Print the quote">
      <Table>
        <caption>{job}</caption>
        <ColumnNames names={["What is done", "Price"]} />
        <tbody>
          {lines.map(({ item, says, pounds }) => (
            <Row key={item} name={item} says={says} pounds={pounds} />
          ))}
        </tbody>
        <tfoot>
          {[
            ["Before VAT", net],
            [vat, vatPounds],
          ].map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <strong>To pay</strong>
            </th>
            <td>
              <strong>{total}</strong>
            </td>
          </tr>
        </tfoot>
      </Table>
      <Table>
        <caption>When each part is due, VAT included</caption>
        <ColumnNames names={["Once you can see", "You pay"]} />
        <tbody>
          {payments.map(({ when, share, pounds }) => (
            <Row key={when} name={when} says={share} pounds={pounds} />
          ))}
        </tbody>
      </Table>
      <DataTable>
        <caption>What else it says</caption>
        <tbody>
          {conditions.map(({ item, says }) => (
            <tr key={item}>
              <th scope="row">
                <strong>{item}</strong>
              </th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Printable>
  );
}
