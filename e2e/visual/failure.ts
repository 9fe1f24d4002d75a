/** What the report says of a test that fails: first what has to be mended, then what may be accepted. */
import { causeOf, listed, tellDifferences } from "../../scripts/lib/showDifference.ts";
import { headed, toMend } from "../support/audit/failWith.ts";
import type { Refusal } from "./baselines.ts";

/** A picture that is not as accepted, and which it is, such as "on a phone". */
export type Refused = Refusal & { on: string };
export type Faults = {
  refused: Refused[];
  /** Each begins with the width of its screen, such as "390 px wide: …". */
  barriers: string[];
};

/** What a test looks at: what it is called, where a person sees it, and the command that accepts its pictures. */
type Subject = { called: string; seenAt: string; accept: string };

/** One cause told once: what the pictures of a subject show that changed for the same. */
function tellAlike(called: string, [first, ...others]: [Refused, ...Refused[]]): string[] {
  const on = listed([first, ...others].map((refused) => refused.on));
  // By this word and the name of its first picture, the report finds the drawing to show here.
  const named = `toHaveScreenshot: ${called} ${on}`;
  if (!first.difference) return [`${named} is new: nobody has accepted a picture of it before.`];
  const [one, ...rest] = [first, ...others].map((refused) => ({
    on: refused.on,
    difference: refused.difference!,
  }));
  return [
    `${named} changed.`,
    ...tellDifferences([one!, ...rest]).map((line) => `  ${line}`),
    ...(others.length > 0
      ? [`Here is what it shows ${first.on}; the others are below, as “Image mismatch”.`]
      : []),
  ];
}

/** A block for each error that the report is to show, in the order of what there is to do. */
export function tellFaults({ refused, barriers }: Faults, subject: Subject): string[][] {
  const { called, seenAt, accept } = subject;
  // The same barrier on several screens is one line.
  const byWords = Map.groupBy(barriers, (line) => line.replace(/^\d+/, ""));
  const mended = [...byWords].map(([words, same]) => {
    const widths = [...new Set(same.map((line) => Number.parseInt(line, 10)))].join(", ");
    return `${called}, ${widths}${words}`;
  });
  const partlyTold = refused.filter(({ difference }) => difference?.isPartlyTold);
  const alike = Map.groupBy(refused, ({ difference }) => difference && causeOf(difference));
  const see = `To see it: ${seenAt}`;
  return [
    barriers.length > 0 ? [...toMend(mended), see] : [],
    refused.length > 0
      ? [
          headed("Accept if it is meant."),
          ...(barriers.length > 0
            ? ["Only once what is named above is mended: the pictures show it, too."]
            : []),
          ...(partlyTold.length > 0
            ? [
                `More differs ${listed(partlyTold.map(({ on }) => on))} than this report can name: look at all of the pictures before you accept.`,
              ]
            : []),
          "For all pictures of this test:",
          `  ${accept}`,
          ...(barriers.length > 0 ? [] : [see]),
        ]
      : [],
    ...[...alike.values()].map((same) => tellAlike(called, same as [Refused, ...Refused[]])),
  ];
}
