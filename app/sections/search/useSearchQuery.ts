import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import { longestQuery } from "../../search/longestQuery.ts";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

/**
 * The search terms, kept in the URL. The field has its own state, because the router lags behind
 * it.
 */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [typed, setTyped] = useState({ at: "", query: "" });
  // The prerendered page has no query string: it is read after hydration.
  const inUrl = useOnceHydrated((parameters.get("q") ?? "").slice(0, longestQuery), "");
  // A URL that we wrote came from the field. Back, Forward and links refill the field.
  const isOurs = typed.at !== "" && (typed.at === key || type === NavigationType.Replace);
  const setQuery = (query: string) => {
    setTyped({ at: key, query });
    setParameters(query ? { q: query } : {}, { replace: true, preventScrollReset: true });
  };
  return [isOurs ? typed.query : inUrl, setQuery] as const;
}
