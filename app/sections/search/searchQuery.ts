import { QueryClient, useQuery } from "@tanstack/react-query";
import {
  queryFirstWaitMs,
  queryKeptMs,
  queryLongestWaitMs,
  queryRetries,
} from "../../lib/thresholds.ts";
import { createEngine } from "../../search/engine.ts";
import { searchIndexPath, type SearchIndex } from "../../search/searchIndex.ts";

/** One client for the modal and the search page: what one has fetched the other has. */
export const searchClient = new QueryClient();

async function fetchEngine({ signal }: { signal: AbortSignal }) {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`${searchIndexPath} answered ${response.status}`);
  return createEngine((await response.json()) as SearchIndex);
}

/**
 * The engine with the site's index in it, fetched under the query policy of the specification (§8,
 * §9): 3 retries, the first wait 1 s, doubled each time, 30 s at most; kept for 5 minutes.
 */
export function useSearchEngine(wanted = true) {
  const { data, isError, failureCount, refetch } = useQuery(
    {
      queryKey: [searchIndexPath],
      queryFn: fetchEngine,
      enabled: wanted,
      retry: queryRetries,
      retryDelay: (failures) => Math.min(queryFirstWaitMs * 2 ** failures, queryLongestWaitMs),
      gcTime: queryKeptMs,
      staleTime: queryKeptMs,
      // Without a network it fails and says so, instead of waiting for one in silence.
      networkMode: "always",
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
    searchClient,
  );
  return {
    engine: data,
    failed: isError && !data,
    /** How often it has failed so far. */
    failures: failureCount,
    retry: () => void refetch(),
  };
}
