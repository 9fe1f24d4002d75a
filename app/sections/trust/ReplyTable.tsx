import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Band } from "../page/Band.tsx";

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  marginTop: 32,
  "& caption": {
    ...theme.typography.caption,
    paddingBottom: 8,
    textAlign: "start",
    color: theme.palette.text.secondary,
  },
  "& th, & td": {
    width: "50%",
    padding: "14px 20px 14px 0",
    textAlign: "start",
    verticalAlign: "baseline",
    overflowWrap: "anywhere",
  },
  "& thead th": {
    ...theme.typography.caption,
    paddingBlock: 6,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& tbody tr": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& tbody th": { fontWeight: theme.typography.fontWeightRegular },
  "& td": { fontWeight: theme.typography.fontWeightBold },
}));

export type Reply = { id: string; answers: string; words: string };

/** When each way of asking is answered: the one table of it. Anchor `#replies`. */
export function ReplyTable({
  replies,
  note,
}: {
  replies: Reply[];
  /** When somebody is there to answer. */
  note: string;
}) {
  if (replies.length === 0) return null;
  return (
    <Band id="replies" ground="ply" title="How soon you hear from us">
      <Table>
        <caption>By what you send</caption>
        <thead>
          <tr>
            <th scope="col">What you send</th>
            <th scope="col">What you can expect</th>
          </tr>
        </thead>
        <tbody>
          {replies.map(({ id, answers, words }) => (
            <tr key={id}>
              <th scope="row">{answers}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
        {note}
      </Typography>
    </Band>
  );
}
