import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { measures } from "../../theme/tokens.ts";

const Flow = styled("ol")(({ theme }) => ({
  maxWidth: 720,
  marginTop: 24,
  "& li": { paddingBlock: 16, borderTop: `1px solid ${theme.palette.divider}` },
  "& fieldset": { margin: 0, padding: 0, border: 0 },
  "& legend": { padding: 0, fontWeight: theme.typography.fontWeightBold },
  "& label": {
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: measures.target,
    marginInlineEnd: 28,
  },
  "& input": { width: 20, height: 20, margin: 0, accentColor: theme.palette.primary.main },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  // One question at a time, without scripts of ours. Browsers without `:has` show them all, as do
  // print and pages without scripts.
  "@media screen and (scripting: enabled)": {
    "@supports selector(:has(a))": {
      "& li:not(:has([value=no]:checked)) ~ li": { display: "none" },
      "& li:not(:has([value=yes]:checked)) .then": { display: "none" },
    },
  },
  "@media print": { "& label": { display: "none" } },
  "@media (scripting: none)": { "& label": { display: "none" } },
}));

/**
 * Whether a job needs permission: a series of questions in which a yes ends the flow and a no leads
 * to the next. Built from native radio buttons and CSS only.
 */
export default function PermissionFlow(props: ShownToolOf<"permission">) {
  const { id, questions, otherwise, councils } = props;
  return (
    <Flow>
      {questions.map(({ ask, yes, paragraph }, at) => (
        <li key={ask}>
          <fieldset>
            <legend>{ask}</legend>
            {["Yes", "No"].map((answer) => (
              <label key={answer}>
                <input type="radio" name={`${id}-${at}`} value={answer.toLowerCase()} />
                <span>{answer}</span>
              </label>
            ))}
          </fieldset>
          <div role="status">
            <p className="then">
              <span>{`If yes: ${yes} `}</span>
              <small>{paragraph}</small>
            </p>
          </div>
        </li>
      ))}
      <li>
        <p role="status">
          <strong>If every answer is no: </strong>
          <span>{otherwise}</span>
        </p>
        <p>
          <span>Ask the council: </span>
          {councils.map(({ name, url }, at) => (
            <span key={url}>
              <Link href={url}>{name}</Link>
              {at < councils.length - 1 && <span>, </span>}
            </span>
          ))}
        </p>
      </li>
    </Flow>
  );
}
