import Link from "@mui/material/Link";
import type { ChangeEvent } from "react";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { Flow, goOn } from "./permissionStyles.ts";
import { showNext } from "./showNext.ts";
import { useSpokenResult } from "./useSpokenResult.ts";

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
        {questions.map(({ ask, place, note: how, none, noneFirst, answers, ways, way }) => {
          // Both ways have one answer between them.
          const radio = { type: "radio", name: `${id}-${place}` };
          const noneOfThese = none && (
            <label className="none">
              <input {...radio} value={goOn.none} data-at={answers.length} />
              <span>{none}</span>
            </label>
          );
          return (
            <li key={ask} data-on={way}>
              <fieldset>
                <legend>
                  <small>{place}</small>
                  <span>{ask}</span>
                  {how && <small>{how}</small>}
                </legend>
                {ways?.map((when, at) => (
                  <label key={when}>
                    <input {...radio} value={goOn.none} data-at={at} data-way={at} />
                    <span>{when}</span>
                  </label>
                ))}
                {noneFirst && noneOfThese}
                {answers.map((answer, at) => (
                  <div key={answer.when} data-first={answer.isFirst}>
                    <label>
                      <input
                        {...radio}
                        value={answer.isLeast ? goOn.least : undefined}
                        data-at={at}
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
                {!noneFirst && noneOfThese}
              </fieldset>
            </li>
          );
        })}
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
