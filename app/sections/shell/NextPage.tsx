import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { Contact } from "../../content/shell.server.ts";
import { spinnerDelayMs } from "../../lib/thresholds.ts";
import { PageSpinner } from "../../widgets/PageSpinner/PageSpinner.tsx";
import { UnreachablePage } from "./UnreachablePage.tsx";
import { useLoadTarget } from "../../navigation/useLoadWhole.ts";

/** A spinner, when the next page has been on its way for a while. */
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

/** What there is to say of the next page. By itself: the page being read need not know. */
export function NextPage({ contact }: { contact: Contact | undefined }) {
  const unreachable = useLoadTarget();
  if (unreachable) return <UnreachablePage href={unreachable} contact={contact} />;
  return <LongWait />;
}
