import { useEffect, useState } from "react";
import { useDocumentLoad, useNextPage } from "../../navigation/nextPage.ts";
import { spinnerDelayMs } from "../../lib/thresholds.ts";
import { PageSpinner } from "../../widgets/PageSpinner/PageSpinner.tsx";
import { UnreachablePage } from "./UnreachablePage.tsx";

/** A spinner, shown if the next page takes a while. */
function DelayedSpinner() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), spinnerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <PageSpinner />;
}

/** The next page as a document, or a notice. */
function WholePage({ href }: { href: string }) {
  const { state } = useDocumentLoad("asking", href);
  if (state === "unreachable") return <UnreachablePage href={href} />;
  return state === "asking" && <DelayedSpinner />;
}

/**
 * Loading state of the next page. A separate component, so that the current page does not
 * re-render.
 */
export function LoadingState() {
  const next = useNextPage();
  if (!next) return null;
  return next.failed ? <WholePage key={next.key} href={next.href} /> : <DelayedSpinner />;
}
