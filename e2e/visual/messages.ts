/** What the report says of a test that fails: first what has to be mended, then what may be accepted. */
import { unseen } from "../../scripts/pictures/describeChange.ts";
import { sameCauseKey, listed, tellDifferences } from "../../scripts/pictures/sentences.ts";
import { headed, findingLines, type Finding } from "../support/audit/finding.ts";
import type { ReportedChange } from "../support/audit/reportedChange.ts";
import type { Refusal } from "./baselines.ts";

/** A picture that is not as accepted, and which it is, such as "on a phone". */
export type Refused = Refusal & { on: string };
/** Why a test fails. */
export type Failed = {
  refused: Refused[];
  findings: Finding[];
};

/** What a test looks at: what it is called, where a person sees it, and the command that accepts its pictures. */
type Subject = { called: string; seenAt: string; accept: string };

/** What changed in these pictures, for the report's first page. */
export const changesIn = (refused: Refused[]): ReportedChange[] =>
  refused.flatMap(({ called, on, difference }): ReportedChange[] =>
    difference
      ? difference.changes.map((change, index) => ({
          ...change,
          on,
          drawing: { name: called, place: index + 1, shapes: difference.shapes[index]! },
          following: index === 0 ? difference.following : 0,
        }))
      : [{ ...unseen, on, following: 0 }],
  );

/** One cause told once: what the pictures of a subject show that changed for the same. */
function tellAlike(called: string, [first, ...others]: [Refused, ...Refused[]]): string[] {
  const on = listed([first, ...others].map((refused) => refused.on));
  const named = `${called} ${on}`;
  if (!first.difference) return [`${named} is new: nobody has accepted a picture of it before.`];
  const [one, ...rest] = [first, ...others].map((refused) => ({
    on: refused.on,
    difference: refused.difference!,
  }));
  return [`${named} changed.`, ...tellDifferences([one!, ...rest]).map((line) => `  ${line}`)];
}

/** A block for each error that the report is to show, in the order of what there is to do. */
export function tellFailed({ refused, findings }: Failed, subject: Subject): string[][] {
  const { called, seenAt, accept } = subject;
  const alike = Map.groupBy(refused, ({ difference }) => difference && sameCauseKey(difference));
  const see = `To see it: ${seenAt}`;
  return [
    findings.length > 0 ? [...findingLines(findings), see] : [],
    refused.length > 0
      ? [
          headed("Accept if it is meant."),
          ...(findings.length > 0
            ? ["Only once what is named above is mended: the pictures show it, too."]
            : []),
          "For all pictures of this test:",
          `  ${accept}`,
          ...(findings.length > 0 ? [] : [see]),
        ]
      : [],
    ...[...alike.values()].map((same) => tellAlike(called, same as [Refused, ...Refused[]])),
  ];
}
