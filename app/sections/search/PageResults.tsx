import Typography from "@mui/material/Typography";
import { useEffect, useMemo, type ReactNode } from "react";
import { ContactButtons } from "../page/ContactButtons.tsx";
import { ResultList } from "./ResultList.tsx";
import { PartialSearchNotice } from "./PartialSearchNotice.tsx";
import { useSearchEngine } from "./useSearchEngine.ts";

export type PageResultsProps = {
  query: string;
  /** Called with the number of pages found, or undefined while it is unknown. */
  onCount: (count: number | undefined) => void;
  /** Fallback until the index has loaded, or if it fails to load. */
  children: ReactNode;
};

/** All results on the search page with their summaries, in one list, the best first. */
export function PageResults({ query, onCount, children }: PageResultsProps) {
  const { engine, failed, retry } = useSearchEngine();
  const found = useMemo(() => engine?.search(query), [engine, query]);
  // An answer is on one of the pages, and alone it counts as that.
  const count = found && (found.results.length || Number(Boolean(found.answer)));
  useEffect(() => {
    onCount(count);
    return () => onCount(undefined);
  }, [onCount, count]);

  if (!found) {
    return (
      <>
        {failed && <PartialSearchNotice onRetry={retry} />}
        {children}
      </>
    );
  }
  if (count === 0) {
    return (
      <>
        <Typography sx={{ mt: 3 }}>
          Try fewer or different words, or ask us: the WhatsApp message will include them.
        </Typography>
        <ContactButtons about={query.trim()} />
      </>
    );
  }
  return <ResultList {...found} />;
}
