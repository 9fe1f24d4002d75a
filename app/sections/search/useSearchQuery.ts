import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import { inPlace } from "../../navigation/inPlace.ts";
import { startOfQuery } from "../../search/longestQuery.ts";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

const asTyped = { replace: true, ...inPlace("typing") };

/** How long after the last letter the address follows, ms. Safari allows 100 changes in 30 s. */
const pauseMs = 500;

/**
 * The search terms: those typed since the last arrival, otherwise those of the address. The address
 * follows the field after a pause, and at once by `write`, before the visitor leaves.
 */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [typed, setTyped] = useState({ at: "", query: "" });
  // The prerendered page has no query string: it is read after hydration.
  const inUrl = useOnceHydrated(startOfQuery(parameters.get("q") ?? ""), "");
  // A URL that we wrote came from the field. Back, Forward and links refill the field.
  const isWritten = type === NavigationType.Replace && state === asTyped.state;
  const isOurs = typed.at !== "" && (typed.at === key || isWritten);
  const query = isOurs ? typed.query : inUrl;
  const setQuery = (words: string) => setTyped({ at: key, query: words });
  const write = (words = query) => {
    if (words !== inUrl) setParameters(words ? { q: words } : {}, asTyped);
  };
  const onPause = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => onPause(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return { query, setQuery, write };
}
