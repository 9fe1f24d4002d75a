import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import { FilterLinks, type Filter } from "../../widgets/FilterLinks/FilterLinks.tsx";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { useHydrated } from "../../widgets/useHydrated.ts";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";

/** A category of projects, with the word that stands for it in the address. */
export type PortfolioCategory = { name: string; slug: string };

/** What the reader did. Travels with the address, so that the list is drawn once for both. */
type Action = "filter" | "show-all";

const path = "/projects";
const showAllHref = `${path}?show=all`;

// Before hydration and without JavaScript the address cannot be read, but its fragment can: it filters
// the list.
const filterByFragment = (categories: PortfolioCategory[]) =>
  Object.fromEntries(
    categories.flatMap(({ name, slug }) => [
      [
        `&:has(#${slug}:target) [data-category]:not([data-category="${name}"])`,
        { display: "none" },
      ],
      [`&:has(#${slug}:target) [data-category="${name}"]`, { display: "revert" }],
    ]),
  );

const Box = styled("div", { shouldForwardProp: (name) => name !== "categories" })<{
  categories: PortfolioCategory[];
}>(({ theme, categories }) => ({
  "& .count": {
    ...theme.typography.body2,
    marginTop: 16,
    color: theme.palette.text.secondary,
  },
  "& .count + ul": { marginTop: 20 },
  "& .more": { marginTop: 40 },
  "@media (scripting: enabled)": {
    // The list has its default length before the script runs, so that nothing moves.
    [`&[data-limited="true"] [data-category]:nth-of-type(n + ${portfolioLimit + 1})`]: {
      display: "none",
    },
  },
  ...filterByFragment(categories),
}));

const Empty = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  marginTop: 24,
  "& img": { width: "100%", maxWidth: 420 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "420px 1fr", alignItems: "center", gap: 56 },
}));

export type PortfolioProps = {
  projects: ProjectCard[];
  categories: PortfolioCategory[];
  /** Shown when a filter finds nothing. */
  emptyPicture: PictureSource;
};

/**
 * All projects with filters by category: the filter stands in the address, its count is announced,
 * six projects show at first and a link shows the rest (specification §2, §9). Without JavaScript
 * every project is listed and the same links filter by their fragment.
 */
export function Portfolio({ projects, categories, emptyPicture }: PortfolioProps) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const { state } = useLocation() as { state: { action?: Action } | null };
  const action = useNavigationType() === NavigationType.Push ? state?.action : undefined;
  const [isFresh, setFresh] = useState(true);
  if (isFresh && action) setFresh(false);

  // The prerendered page knows no query: it lists everything.
  const wanted = hydrated ? params.get("category") : null;
  const category = categories.find(({ slug }) => slug === wanted);
  const all = { name: "All", href: path };
  const filters: Filter[] = [
    all,
    ...categories.map(({ name, slug }) => ({
      name,
      href: `${path}?category=${slug}#${slug}`,
      id: slug,
    })),
  ];
  const found = projects.filter((project) => !category || project.category === category.name);
  const limited = found.length > portfolioLimit && !(hydrated && params.get("show") === "all");
  const count = `${found.length} ${found.length === 1 ? "project" : "projects"}${category ? ` in ${category.name}` : ""}`;

  // An address that names no category is corrected.
  useEffect(() => {
    if (wanted !== null && !category)
      setParams({}, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [wanted, category, setParams]);

  // The link that was pressed is gone: go on at the first project that it brought.
  useEffect(() => {
    if (action === "show-all" && !limited)
      list.current?.children[portfolioLimit]?.querySelector<HTMLElement>("a")?.focus();
  }, [action, limited]);

  const change = (next: Record<string, string>, reason: Action) =>
    setParams(next, {
      state: { action: reason },
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });

  return (
    <Box categories={categories} data-limited={limited}>
      <FilterLinks
        label="Filter projects by category"
        filters={filters}
        current={filters.find(({ id }) => id === category?.slug)!.href}
        onSelect={({ id }) => change(id ? { category: id } : {}, "filter")}
      />
      <p className="count" role="status">
        {count}
      </p>
      {found.length === 0 ? (
        <Empty>
          <Picture picture={emptyPicture} />
          <div>
            <Typography variant="h3" component="p">
              Nothing on this shelf yet
            </Typography>
            <Typography sx={{ mt: 1, mb: 3, color: "text.secondary", maxWidth: "46ch" }}>
              No project stands under that name. The whole list is one step back.
            </Typography>
            <Button
              variant="outlined"
              href={path}
              onClick={(event) => {
                event.preventDefault();
                change({}, "filter");
              }}
            >
              See all projects
            </Button>
          </div>
        </Empty>
      ) : (
        <ProjectGrid ref={list} projects={found} fresh={isFresh} priority headingLevel="h2" />
      )}
      {limited && (
        <p className="more">
          <Button
            variant="outlined"
            href={showAllHref}
            onClick={(event) => {
              event.preventDefault();
              change({ show: "all" }, "show-all");
            }}
          >
            Show all {found.length} projects
          </Button>
        </p>
      )}
    </Box>
  );
}
