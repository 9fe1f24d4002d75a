import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { spinnerDelayMs } from "../../lib/thresholds.ts";
import { PageSpinner } from "../../widgets/PageSpinner/PageSpinner.tsx";
import { UnreachablePage } from "./UnreachablePage.tsx";
import { useLoadTarget } from "../../navigation/useReloadFallback.ts";

/** A spinner, shown if the next page takes a while. */
function LongWait() {
  const isLoading = useNavigation().state === "loading";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLong(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLoading && isLong && <PageSpinner />;
}

/**
 * Loading state of the next page. A component of its own, so that the current page does not
 * re-render.
 */
export function NextPage() {
  const unreachable = useLoadTarget();
  if (unreachable) return <UnreachablePage href={unreachable} />;
  return <LongWait />;
}
