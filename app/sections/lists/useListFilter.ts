import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { inPlace } from "../../navigation/inPlace.ts";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

/** A category of a list and its slug in URLs. */
export type Choice = { name: string; slug: string };

/** The filter of the list on the page at a path, read from the URL. Links change it. */
export function useListFilter<Of extends Choice>(path: string, choices: Of[]) {
  const [params, setParams] = useSearchParams();
  // The prerendered page has no query string and lists everything.
  const wanted = useOnceHydrated(params.get("category"), null);
  const chosen = choices.find(({ slug }) => slug === wanted);

  // Removes an unknown category from the URL.
  useEffect(() => {
    if (wanted !== null && !chosen) setParams({}, { replace: true, ...inPlace("filter") });
  }, [wanted, chosen, setParams]);

  const hrefOf = ({ slug }: Choice) => `${path}?category=${slug}#${slug}`;
  return {
    chosen,
    links: [
      { name: "All", href: path },
      ...choices.map((choice) => ({ name: choice.name, href: hrefOf(choice), id: choice.slug })),
    ],
    /** The address of what is shown now. */
    current: chosen ? hrefOf(chosen) : path,
  };
}
export type ListFilter = ReturnType<typeof useListFilter>;
