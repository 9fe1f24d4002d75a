import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import type { Filter } from "../../widgets/FilterLinks/FilterLinks.tsx";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

/** A category of projects and its slug in URLs. */
export type PortfolioCategory = { name: string; slug: string };

/**
 * What the visitor did. Kept in the location's state, so that URL and action change in one render.
 */
type Action = "filter" | "show-all";

export const projectsPath = "/projects";
export const showAllHref = `${projectsPath}?show=all`;

/** Navigation options: change the page in place, which a state tells. */
const inPlace = { preventScrollReset: true, state: {} };

/** The portfolio's state, read from the URL, and the function that changes it. */
export function usePortfolio(projects: ProjectCard[], categories: PortfolioCategory[]) {
  const list = useRef<HTMLUListElement>(null);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { action?: Action } | null };
  const action = useNavigationType() === NavigationType.Push ? state?.action : undefined;
  const [isFresh, setFresh] = useState(true);
  if (isFresh && action) setFresh(false);

  // The prerendered page has no query string and lists everything.
  const wanted = useOnceHydrated(params.get("category"), null);
  const showsAll = useOnceHydrated(params.get("show") === "all", false);
  const category = categories.find(({ slug }) => slug === wanted);
  const filters: Filter[] = [
    { name: "All", href: projectsPath },
    ...categories.map(({ name, slug }) => ({
      name,
      href: `${projectsPath}?category=${slug}#${slug}`,
      id: slug,
    })),
  ];
  const found = projects.filter((project) => !category || project.category === category.name);
  // A link that would reveal fewer than another six is not worth the press (decision 33).
  const limited = found.length >= 2 * portfolioLimit && !showsAll;

  // Removes an unknown category from the URL.
  useEffect(() => {
    if (wanted !== null && !category) setParams({}, { ...inPlace, replace: true });
  }, [wanted, category, setParams]);

  // The clicked link is gone, so focus moves to the first project that it revealed.
  useEffect(() => {
    if (action === "show-all" && !limited)
      list.current?.children[portfolioLimit]?.querySelector<HTMLElement>("a")?.focus();
  }, [action, limited]);

  const change = (next: Record<string, string>, reason: Action) =>
    setParams(next, { ...inPlace, state: { action: reason } });

  return { list, category, found, limited, isFresh, filters, change };
}
