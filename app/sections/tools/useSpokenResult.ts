import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { resultOf } from "../../lib/tools/permission.ts";

/** How long after the last change a choice counts as made: arrow keys pass through others. */
const settledMs = 1000;

/** Of a choice between ways, the way; of others the answer, or how many there are for "none of these". */
const chosenIn = (group: HTMLFieldSetElement) =>
  Number(group.querySelector<HTMLInputElement>(":checked")?.dataset.at ?? -1);

/**
 * What the choices come to, spoken once the last one is made: after a pause, or when its group is
 * left. Radio buttons are uncontrolled, so that a choice before hydration is kept.
 */
export function useSpokenResult({ questions, otherwise }: ShownToolOf<"permission">) {
  const flow = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [said, setSaid] = useState("");
  const speak = useCallback(() => {
    clearTimeout(timer.current);
    const chosen = [...flow.current!.querySelectorAll("fieldset")].map(chosenIn);
    const isAsked = ({ way }: { way?: number | undefined }) =>
      way === undefined || way === chosen[0];
    setSaid(
      resultOf(
        questions.filter(isAsked),
        chosen.filter((_, at) => isAsked(questions[at]!)),
        otherwise,
      ),
    );
  }, [questions, otherwise]);
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(speak, settledMs);
  }, [speak]);
  // A choice may have been made before hydration. A layout effect's cleanup stops the timer in the
  // commit that removes the fields; a passive effect's runs later, and the timer may come between.
  useLayoutEffect(() => {
    wait();
    return () => clearTimeout(timer.current);
  }, [wait]);
  const onBlur = ({ target, relatedTarget }: FocusEvent) =>
    target.closest("fieldset")?.contains(relatedTarget) || speak();
  return [said, { ref: flow, onChange: wait, onBlur }] as const;
}
