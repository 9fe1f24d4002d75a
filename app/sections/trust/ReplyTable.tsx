import Typography from "@mui/material/Typography";
import type { TrustPage } from "../../content/loaders/trust.server.ts";
import { Band } from "../page/Band.tsx";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";

/** Reply times of each contact option, kept in this one table. Anchor `#replies`. */
export function ReplyTable({ replies, note }: Pick<TrustPage, "replies" | "note">) {
  if (replies.length === 0) return null;
  return (
    <Band id="replies" tone="warm" title="How soon you hear from us">
      <DataTable
        sx={(theme) => ({
          overflowWrap: "anywhere",
          "& th:first-of-type": { width: "34%" },
          "& strong": {
            display: "block",
            ...theme.mixins.heading,
            fontSize: theme.typography.h3.fontSize,
            lineHeight: 1.3,
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
