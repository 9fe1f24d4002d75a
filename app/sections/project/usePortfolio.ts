import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import type { Filter } from "../../widgets/FilterLinks/FilterLinks.tsx";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";

/** A category of projects and its slug in URLs. */
export type PortfolioCategory = { name: string; slug: string };

export const projectsPath = "/projects";
export const showAllHref = `${projectsPath}?show=all`;

/** The portfolio's state, read from the URL. Links change it. */
export function usePortfolio(projects: ProjectCard[], categories: PortfolioCategory[]) {
  const list = useRef<HTMLUListElement>(null);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  // A page that was changed in place has a state.
  const isChanged = useNavigationType() === NavigationType.Push && state !== null;
  const [isFresh, setFresh] = useState(true);
  if (isFresh && isChanged) setFresh(false);

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
    if (wanted !== null && !category)
      setParams({}, { replace: true, preventScrollReset: true, state: {} });
  }, [wanted, category, setParams]);

  // The clicked link is gone, so focus moves to the first project that it revealed.
  useEffect(() => {
    if (isChanged && showsAll)
      list.current?.children[portfolioLimit]?.querySelector<HTMLElement>("a")?.focus();
  }, [isChanged, showsAll]);

  return { list, category, found, limited, isFresh, filters };
}
