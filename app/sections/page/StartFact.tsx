import { useNextStart } from "../../widgets/NextStart/NextStart.tsx";
import { useShell } from "./useShell.ts";

/** When the next job could start, as one of a page's facts; not printed, as it holds for some weeks only. */
export function StartFact() {
  const day = useNextStart(useShell().contact.nextStart);
  return (
    day && (
      <div data-screen-only>
        <dt>We could start</dt>
        <dd>{day}</dd>
      </div>
    )
  );
}
