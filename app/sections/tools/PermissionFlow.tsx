import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { layout } from "../../theme/tokens.ts";

/** As a list: each answer with its verdict, nothing to press. */
const unanswered = { "& input, & .none": { display: "none" } };

const Flow = styled("ol")(({ theme }) => ({
  maxWidth: 720,
  marginTop: 24,
  "& li": { paddingBlock: 16, borderTop: `1px solid ${theme.palette.divider}` },
  "& fieldset": { margin: 0, padding: 0, border: 0 },
  "& legend": { padding: 0, fontWeight: theme.typography.fontWeightBold },
  "& label": {
    display: "flex",
    gap: 10,
    minHeight: layout.target,
    paddingBlock: 7,
  },
  "& input": {
    flex: "none",
    width: 20,
    height: 20,
    margin: "4px 0 0",
    accentColor: theme.palette.primary.main,
  },
  "& fieldset p": { margin: "0 0 0 30px" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& legend small": { display: "block" },
  // One question at a time, without scripts of ours. Browsers without `:has` show them all, as do
  // print and pages without scripts.
  "@media screen and (scripting: enabled)": {
    "@supports selector(:has(a))": {
      "& li:not(:has([value=none]:checked)) ~ li": { display: "none" },
      "& div:not(:has(:checked)) > p > *": { display: "none" },
    },
  },
  "@media print": unanswered,
  "@media (scripting: none)": unanswered,
}));

/**
 * Whether a job needs permission: a series of questions in which an answer ends the flow and "none
 * of these" leads to the next. Built from native radio buttons and CSS only.
 */
export default function PermissionFlow(props: ShownToolOf<"permission">) {
  const { id, questions, otherwise, certificate, councils } = props;
  return (
    <Flow>
      {questions.map(({ ask, note: how, answers }, at) => (
        <li key={ask}>
          <fieldset>
            <legend>
              <span>{ask}</span>
              {how && <small>{how}</small>}
            </legend>
            {answers.map(({ when, verdict, note, rule }) => (
              <div key={when}>
                <label>
                  <input type="radio" name={`${id}-${at}`} />
                  <span>{when}</span>
                </label>
                <p role="status">
                  <strong>{`${verdict} `}</strong>
                  {note && <span>{`${note} `}</span>}
                  <small>{rule}</small>
                </p>
              </div>
            ))}
            <label className="none">
              <input type="radio" name={`${id}-${at}`} value="none" />
              <span>None of these</span>
            </label>
          </fieldset>
        </li>
      ))}
      <li>
        <p role="status">
          <strong>If none of these is true: </strong>
          <span>{`${otherwise} `}</span>
          <Link href={certificate}>How to get a certificate</Link>
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
