import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { portfolioLimit } from "../../lib/thresholds.ts";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { FilteredList, type FilteredListProps } from "../lists/FilteredList.tsx";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";
import { LookedAt } from "./LookedAt.tsx";
import type { Choice } from "../lists/useListFilter.ts";
import { projectsPath, showAllHref, usePortfolio } from "./usePortfolio.ts";
import { counted } from "../../lib/counted.ts";

const Work = styled(FilteredList)({
  "& .found ~ ul": { marginTop: 12 },
  "& .more": { marginTop: 40 },
  "@media screen and (scripting: enabled)": {
    // Limited by CSS before hydration too, so that nothing shifts.
    [`&[data-limited="true"] [data-category]:nth-of-type(n + ${portfolioLimit + 1})`]: {
      display: "none",
    },
  },
});

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
  categories: Choice[];
  /**
   * What projects are called, counted (`one`, `many`); what a page without any says (`none`), what a
   * filter that finds none (`emptyTitle`, `emptyText`), and its button to all of them (`all`); what
   * stands before those that the visitor has seen (`seen`), and links of single categories.
   */
  words: Record<"one" | "many" | "none" | "emptyTitle" | "emptyText" | "all" | "seen", string> &
    Pick<FilteredListProps, "notes">;
  /** Shown if a filter finds nothing. */
  emptyPicture: PictureSource;
};

/**
 * All projects with filters by category. The filter is in the URL and the number found is
 * announced. Of twelve or more, six show at first and a link shows the rest (specification §9,
 * decision 33).
 */
export function Portfolio({ projects, categories, words, emptyPicture }: PortfolioProps) {
  const { list, category, found, limited, isFresh, filter } = usePortfolio(projects, categories);
  if (projects.length === 0)
    return (
      <Typography variant="lead" component="p">
        {words.none}
      </Typography>
    );
  const count = `${counted(found.length, words.one, words.many)}${category ? ` in ${category.name}` : ""}`;
  return (
    <Work
      label="Filter by category"
      choices={categories}
      filter={filter}
      count={count}
      notes={words.notes}
      beside={<LookedAt name={words.seen} projects={projects} />}
      data-limited={limited}
    >
      {found.length === 0 ? (
        <EmptyCategory words={words} picture={emptyPicture} />
      ) : (
        <ProjectGrid ref={list} projects={found} fresh={isFresh} priority all headingLevel="h2" />
      )}
      {limited && (
        <p className="more" data-screen-only>
          <Button variant="outlined" href={showAllHref} data-in-place>
            <span>{`Show all ${found.length} ${words.many}`}</span>
          </Button>
        </p>
      )}
    </Work>
  );
}
