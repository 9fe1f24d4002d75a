import { QueryClient, useQuery } from "@tanstack/react-query";
import {
  queryFirstWaitMs,
  queryKeptMs,
  queryLongestWaitMs,
  queryRetries,
} from "../../lib/thresholds.ts";
import { createEngine } from "../../search/engine.ts";
import { searchIndexPath, type SearchIndex } from "../../search/searchIndex.ts";

/** One client for the dialog and the search page, so that they share a cache. */
export const searchClient = new QueryClient();

async function fetchEngine({ signal }: { signal: AbortSignal }) {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`${searchIndexPath} responded with ${response.status}`);
  return createEngine((await response.json()) as SearchIndex);
}

/**
 * The specification's query policy (§8, §9): 3 retries, backoff from 1 s, doubled each time up to
 * 30 s; cached for 5 minutes.
 */
export const queryPolicy = {
  retry: queryRetries,
  retryDelay: (failures: number) => Math.min(queryFirstWaitMs * 2 ** failures, queryLongestWaitMs),
  gcTime: queryKeptMs,
  staleTime: queryKeptMs,
  // Offline it fails with an error instead of pausing silently.
  networkMode: "always",
  refetchOnWindowFocus: false,
} as const;

/** The search engine with the site's index, fetched under that policy. */
export function useSearchEngine() {
  const { data, isError, failureCount, refetch } = useQuery(
    {
      ...queryPolicy,
      queryKey: [searchIndexPath],
      queryFn: fetchEngine,
      structuralSharing: false,
    },
    searchClient,
  );
  return {
    engine: data,
    failed: isError && !data,
    /** Failed attempts so far. */
    failures: failureCount,
    retry: () => void refetch(),
  };
}
