import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import { isInPlace } from "../../navigation/inPlace.ts";
import { useOnceHydrated } from "../../widgets/useHydrated.ts";
import { useListFilter, type Choice } from "../lists/useListFilter.ts";

export const projectsPath = "/projects";
export const showAllHref = `${projectsPath}?show=all`;

/** The portfolio's state, read from the URL. Links change it. */
export function usePortfolio(projects: ProjectCard[], categories: Choice[]) {
  const list = useRef<HTMLUListElement>(null);
  const [params] = useSearchParams();
  const filter = useListFilter(projectsPath, categories);
  const location = useLocation();
  const isChanged = useNavigationType() === NavigationType.Push && isInPlace(location);
  const [isFresh, setFresh] = useState(true);
  if (isFresh && isChanged) setFresh(false);

  const showsAll = useOnceHydrated(params.get("show") === "all", false);
  const category = filter.chosen;
  const found = projects.filter((project) => !category || project.category === category.name);
  // "Show all" has to reveal six more at least (decision 33).
  const limited = found.length >= 2 * portfolioLimit && !showsAll;

  // The clicked link is gone, so focus moves to the first project that it revealed.
  useEffect(() => {
    if (isChanged && showsAll)
      list.current?.children[portfolioLimit]?.querySelector<HTMLElement>("a")?.focus();
  }, [isChanged, showsAll]);

  return { list, category, found, limited, isFresh, filter };
}
