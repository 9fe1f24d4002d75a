import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled, type CSSObject } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import { FilterLinks } from "../../widgets/FilterLinks/FilterLinks.tsx";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";
import { projectsPath, showAllHref, usePortfolio, type PortfolioCategory } from "./usePortfolio.ts";
import { counted } from "../../lib/counted.ts";

/*
 * What filters the list, one at a time:
 *
 * | state                  | filter                 | set by                                        |
 * | ---------------------- | ---------------------- | --------------------------------------------- |
 * | without JavaScript     | the URL's fragment     | a link; its query is not read                 |
 * | until hydrated         | the query, in CSS      | `filterBeforePaint`; a link loads the page    |
 * | hydrated               | the query, in the list | a link, Back, Forward                         |
 */
const filterBeforePaint =
  'document.currentScript.parentElement.dataset.filter=new URLSearchParams(location.search).get("category")||""';

/** Shows one category where `when` selects the list, whatever its limit. */
const only = (slug: string, when: string) => ({
  [`${when} [data-category]:not([data-category="${slug}"])`]: { display: "none" },
  [`${when} [data-category="${slug}"]`]: { display: "revert" },
});

const eachCategory = (categories: PortfolioCategory[], when: (slug: string) => string) =>
  Object.assign({}, ...categories.map(({ slug }) => only(slug, when(slug)))) as CSSObject;

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
  "@media screen and (scripting: enabled)": {
    // Limited by CSS before hydration too, so that nothing shifts.
    [`&[data-limited="true"] [data-category]:nth-of-type(n + ${portfolioLimit + 1})`]: {
      display: "none",
    },
  },
  "@media (scripting: none)": eachCategory(categories, (slug) => `&:has([id="${slug}"]:target)`),
  ...eachCategory(categories, (slug) => `html:not([data-hydrated]) &[data-filter="${slug}"]`),
  // Prerendered, it counts all of them.
  'html:not([data-hydrated]) &[data-filter]:not([data-filter=""]) .count': { visibility: "hidden" },
}));

const Empty = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  marginTop: 24,
  "& img": { width: "100%", maxWidth: 420 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "420px 1fr", alignItems: "center", gap: 56 },
}));

type EmptyProps = Pick<PortfolioProps, "words"> & { picture: PictureSource };

/** The empty state of a category without projects. */
function EmptyCategory({ words, picture }: EmptyProps) {
  return (
    <Empty>
      <Picture picture={picture} />
      <div>
        <Typography variant="h3" component="p">
          {words.emptyTitle}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: "text.secondary", maxWidth: "46ch" }}>
          {words.emptyText}
        </Typography>
        <Button variant="outlined" href={projectsPath} data-in-place>
          {words.all}
        </Button>
      </div>
    </Empty>
  );
}

export type PortfolioProps = {
  projects: ProjectCard[];
  categories: PortfolioCategory[];
  /** Said if there are none, if a filter finds none, and by the button to all. */
  words: { none: string; emptyTitle: string; emptyText: string; all: string };
  /** Shown if a filter finds nothing. */
  emptyPicture: PictureSource;
};

/**
 * All projects with filters by category. The filter is in the URL and the number found is
 * announced. Of twelve or more, six show at first and a link shows the rest (specification §9,
 * decision 33). Without JavaScript all are listed and the same links filter by URL fragment.
 */
export function Portfolio({ projects, categories, words, emptyPicture }: PortfolioProps) {
  const { list, category, found, limited, isFresh, filters } = usePortfolio(projects, categories);
  if (projects.length === 0)
    return (
      <Typography variant="lead" component="p">
        {words.none}
      </Typography>
    );
  const count = `${counted(found.length, "project")}${category ? ` in ${category.name}` : ""}`;
  return (
    <Box categories={categories} data-limited={limited} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: filterBeforePaint }} />
      <FilterLinks
        label="Filter projects by category"
        filters={filters}
        current={filters.find(({ id }) => id === category?.slug)!.href}
      />
      <p className="count" role="status">
        {count}
      </p>
      {found.length === 0 ? (
        <EmptyCategory words={words} picture={emptyPicture} />
      ) : (
        <ProjectGrid ref={list} projects={found} fresh={isFresh} priority headingLevel="h2" />
      )}
      {limited && (
        <p className="more" data-screen-only>
          <Button variant="outlined" href={showAllHref} data-in-place>
            <span>{`Show all ${found.length} projects`}</span>
          </Button>
        </p>
      )}
    </Box>
  );
}
