import Typography from "@mui/material/Typography";
import type { TrustPage } from "../../content/loaders/trust.server.ts";
import { partIds } from "../../lib/partIds.ts";
import { Band } from "../page/Band.tsx";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";

/** Reply times of each contact option, kept in this one table. Anchor `#replies`. */
export function ReplyTable({ replies, note }: Pick<TrustPage, "replies" | "note">) {
  if (replies.length === 0) return null;
  return (
    <Band id={partIds.replies} tone="warm" title="How soon you hear from us">
      <DataTable
        sx={(theme) => ({
          overflowWrap: "anywhere",
          [theme.breakpoints.up("sm")]: { "& th:first-of-type": { width: "34%" } },
          "& strong": {
            display: "block",
            ...theme.mixins.heading,
            fontSize: theme.typography.body1.fontSize,
            lineHeight: 1.35,
          },
          // On a phone the answer stands below what is sent.
          "@media screen": {
            [theme.breakpoints.down("sm")]: {
              "& thead": { position: "absolute", clipPath: "inset(50%)" },
              "&, & caption, & tbody, & tr, & th, & td": { display: "block" },
              "& tr": { paddingBlock: "12px", borderBottom: `1px solid ${theme.palette.divider}` },
              "& tbody :is(th, td)": { padding: "2px 0", border: 0 },
              "& tbody th": { color: theme.palette.text.secondary },
            },
          },
        })}
      >
        <caption>By what you send</caption>
        <ColumnNames names={["What you send", "What you can expect"]} />
        <tbody>
          {replies.map(({ id, answers, words, appliesTo }) => (
            <tr key={id}>
              <th scope="row">{answers}</th>
              <td>
                <strong>{words}</strong>
                {appliesTo && <small>{appliesTo}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
        {note}
      </Typography>
    </Band>
  );
}
