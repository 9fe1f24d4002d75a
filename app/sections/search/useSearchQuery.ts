import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import { longestQuery } from "../../search/longestQuery.ts";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

const asTyped = { replace: true, preventScrollReset: true, state: "typed" };

/**
 * The search terms, kept in the URL. The field has its own state, because the router lags behind
 * it.
 */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [typed, setTyped] = useState({ at: "", query: "" });
  // The prerendered page has no query string: it is read after hydration.
  const inUrl = useOnceHydrated((parameters.get("q") ?? "").slice(0, longestQuery), "");
  // A URL that we wrote came from the field. Back, Forward and links refill the field.
  const isWritten = type === NavigationType.Replace && state === asTyped.state;
  const isOurs = typed.at !== "" && (typed.at === key || isWritten);
  const setQuery = (query: string) => {
    setTyped({ at: key, query });
    setParameters(query ? { q: query } : {}, asTyped);
  };
  return [isOurs ? typed.query : inUrl, setQuery] as const;
}
