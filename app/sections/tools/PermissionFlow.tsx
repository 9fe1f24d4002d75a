import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ChangeEvent } from "react";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { placeOf } from "../../lib/tools/permission.ts";
import { layout } from "../../theme/tokens.ts";
import { showNext } from "./showNext.ts";
import { useSpokenResult } from "./useSpokenResult.ts";

/** Values of the answers after which another question is asked: "none of these", and the least that is needed. */
const goOn = { none: "none", least: "least" };

/** As a list: each answer with its verdict, what to do next once for each kind, nothing to press. */
const unanswered = {
  "& input, & .none, & .result, & fieldset > div:not([data-first]) > p > span": { display: "none" },
};

const Flow = styled("div")(({ theme }) => ({
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
  "& fieldset > div > :not(label)": { margin: "0 0 0 30px" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& legend small": { display: "block" },
  "& details": theme.typography.body2,
  "& summary": { justifyContent: "start", gap: 10, minHeight: layout.target, paddingBlock: 0 },
  // One question at a time, without scripts of ours. Browsers without `:has` show them all, as do
  // print and pages without scripts.
  "@media screen and (scripting: enabled)": {
    "@supports selector(:has(a))": {
      [`& li:not(:has([value=${goOn.none}]:checked, [value=${goOn.least}]:checked)) ~ li`]: {
        display: "none",
      },
      "& fieldset > div:not(:has(:checked)) > :not(label)": { display: "none" },
      [`&:has([value=${goOn.least}]:checked) .otherwise`]: { display: "none" },
      [`&:not(:has([value=${goOn.least}]:checked)) .result`]: { display: "none" },
    },
  },
  "@media print": unanswered,
  "@media (scripting: none)": unanswered,
}));

/** What is needed, and what to do next. */
const Verdict = ({ says, next, note }: { says: string; next: string; note?: string }) => (
  <>
    <strong>{`${says} `}</strong>
    <span>{`${next} `}</span>
    {note}
  </>
);

/**
 * Whether a job needs permission: a series of questions in which an answer ends the flow and "none
 * of these" leads to the next. Built from native radio buttons and CSS; a script only speaks and scrolls.
 */
export default function PermissionFlow(props: ShownToolOf<"permission">) {
  const { id, questions, otherwise, certificate, councils } = props;
  const [said, { onChange, ...listeners }] = useSpokenResult(props);
  const least = questions.flatMap(({ answers }) => answers).find(({ isLeast }) => isLeast);
  return (
    <Flow
      {...listeners}
      onChange={(event: ChangeEvent<HTMLDivElement>) => {
        onChange();
        showNext(event);
      }}
    >
      <ol>
        {questions.map(({ ask, note: how, none, answers }, at) => (
          <li key={ask}>
            <fieldset>
              <legend>
                <small>{placeOf(at, questions)}</small>
                <span>{ask}</span>
                {how && <small>{how}</small>}
              </legend>
              {answers.map((answer) => (
                <div key={answer.when} data-first={answer.isFirst}>
                  <label>
                    <input
                      type="radio"
                      name={`${id}-${at}`}
                      value={answer.isLeast ? goOn.least : undefined}
                    />
                    <span>{answer.when}</span>
                  </label>
                  <p>
                    <Verdict {...answer} />
                    {answer.isLeast && <em> Go on: another answer can ask for more.</em>}
                  </p>
                  <details>
                    <summary>Why</summary>
                    <small>{answer.rule}</small>
                  </details>
                </div>
              ))}
              <label className="none">
                <input type="radio" name={`${id}-${at}`} value={goOn.none} />
                <span>{none}</span>
              </label>
            </fieldset>
          </li>
        ))}
        <li>
          <p className="otherwise">
            <strong>Otherwise: </strong>
            <span>{`${otherwise} `}</span>
            <Link href={certificate}>How to get a certificate</Link>
          </p>
          {least && (
            <p className="result">
              <Verdict {...least} />
            </p>
          )}
        </li>
      </ol>
      <p>
        <span>Ask the council: </span>
        {councils.map(({ name, url }, at) => (
          <span key={url}>
            <Link href={url}>{name}</Link>
            {at < councils.length - 1 && <span>, </span>}
          </span>
        ))}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </Flow>
  );
}
