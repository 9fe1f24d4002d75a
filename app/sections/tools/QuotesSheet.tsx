import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { NeedsScript } from "../../widgets/NeedsScript/NeedsScript.tsx";
import { useHydrated } from "../../widgets/useHydrated.ts";
import { DataTable } from "../page/DataTable.tsx";

const Sheet = styled("div")(({ theme }) => ({
  marginTop: 24,
  "& table": { tableLayout: "fixed" },
  "& th:not(:first-of-type), & td": {
    width: "20%",
    paddingInlineStart: 6,
    borderInlineStart: `1px solid ${theme.palette.divider}`,
  },
  "@media print": {
    // On a page of its own when the guide is printed; its button prints nothing else.
    breakBefore: "page",
    "& td": { height: "1.15cm" },
    "html:has(&[data-printing]) body :not(:has([data-printing]), [data-printing], [data-printing] *)":
      { display: "none !important" },
  },
}));

const firms = ["Firm 1", "Firm 2", "Firm 3"];
const toWriteIn = "\u00a0";

/** A printable table to fill in: what a quote should say, with columns for three firms. */
export default function QuotesSheet({ title, rows }: ShownToolOf<"quotes">) {
  const sheet = useRef<HTMLDivElement>(null);
  const print = () => {
    const { current } = sheet;
    if (!current) return;
    current.dataset.printing = "";
    // In some browsers `print` returns before printing is done.
    window.addEventListener("afterprint", () => delete current.dataset.printing, { once: true });
    window.print();
  };
  return (
    <Sheet ref={sheet}>
      <NeedsScript>
        {/* Disabled until hydrated: an earlier click would be lost. */}
        <Button variant="outlined" disabled={!useHydrated()} onClick={print}>
          Print the sheet
        </Button>
      </NeedsScript>
      <DataTable>
        <caption>{`${title}: in, out or not said`}</caption>
        <thead>
          <tr>
            <th scope="col">What the quote says on</th>
            {firms.map((firm) => (
              <th key={firm} scope="col">
                {firm}
              </th>
            ))}
          </tr>
        </thead>
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
      </DataTable>
    </Sheet>
  );
}
