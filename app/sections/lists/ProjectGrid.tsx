import { styled } from "@mui/material/styles";
import type { CSSProperties, Ref } from "react";
import type { ProjectCard } from "../../content/cards.server.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { Band } from "../page/Band.tsx";
import { ProjectTile } from "./ProjectTile.tsx";

/** A card that has a row to itself: its text beside its picture. */
const textBeside = (columns: string, fontSize: CSSProperties["fontSize"]) => ({
  display: "grid",
  gridTemplateColumns: columns,
  gridTemplateRows: "1fr auto auto 1fr",
  columnGap: 48,
  "& > .picture": { gridRow: "1 / -1" },
  "& h2, & h3": { gridRow: 2, gridColumn: 2, fontSize },
  "& p": { gridRow: 3, gridColumn: 2, marginTop: 8 },
});

// Every list begins alike: the first large, two beside it or below it.
const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  gap: "28px 16px",
  marginTop: 24,
  "& > li": { gridColumn: "1 / -1" },
  // Two alone share a row, as the second and the third do; where the list is the page, all do.
  // `:where`, so that a wider window's rules still win.
  '&:where(:not([data-all="true"]))': {
    "& > li:nth-of-type(2), & > li:nth-of-type(3), & > li:first-of-type:nth-last-of-type(2)": {
      gridColumn: "auto",
      [theme.breakpoints.down("sm")]: {
        "& h2, & h3": { fontSize: theme.typography.body2.fontSize },
      },
    },
  },
  '&[data-all="true"]': {
    [theme.breakpoints.down("sm")]: {
      "& > li": { gridColumn: "auto" },
      "& > li:only-of-type": { gridColumn: "1 / -1" },
      // The project's page says it.
      "& > li:not(:only-of-type) .covers": { display: "none" },
      "& h2, & h3": { marginTop: 10, fontSize: theme.typography.body2.fontSize },
    },
  },
  [theme.breakpoints.up("sm")]: {
    gap: "40px 28px",
    marginTop: 40,
    "& > li": { gridColumn: "auto" },
    // The first of an odd number takes a row, so that the others fill theirs.
    "& > li:first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
    "& > li:only-of-type .MuiCard-root": textBeside("7fr 5fr", theme.typography.h2.fontSize),
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, 1fr)",
    "& > li": { gridColumn: "span 4" },
    "& > li:nth-of-type(2), & > li:nth-of-type(3)": { gridColumn: "span 5" },
    // The large picture fills the height of the two, so that both columns end on one line however
    // the names wrap.
    "& > li:first-of-type:not(:only-of-type)": {
      gridArea: "auto / auto / span 2 / span 7",
      "& .picture": { flex: 1, minHeight: 360 },
      "& img": { position: "absolute", inset: 0, height: "100%" },
    },
    "& > li:nth-of-type(2) img, & > li:nth-of-type(3) img": { aspectRatio: "5 / 3" },
    // Two alone have pictures of one height.
    "& > li:first-of-type:nth-last-of-type(2), & > li:nth-of-type(2):last-of-type": {
      "& .picture": { flex: "none", height: "32vw" },
      "& img": { height: "100%" },
    },
    // One left over has its text beside it, instead of an empty two thirds of the row.
    "& > li:nth-of-type(3n + 4):last-of-type": {
      gridColumn: "1 / -1",
      "& .MuiCard-root": textBeside("4fr 8fr", theme.typography.h3.fontSize),
    },
  },
}));

const sizes = {
  /** Its text is beside it. */
  only: pictureSizes({ xs: [1], sm: [7 / 12, 28] }),
  /** Two share a row on a phone, too. */
  firstOfTwo: pictureSizes({ xs: [1 / 2, 8], sm: [1 / 2, 14], md: [7 / 12, 12] }),
  /** It is cropped to the height of the two beside it, so it needs a wider file. */
  first: pictureSizes({ xs: [1], md: [0.9] }),
  besideFirst: pictureSizes({ xs: [1 / 2, 8], sm: [1 / 2, 14], md: [5 / 12, 12] }),
  others: pictureSizes({ xs: [1], sm: [1 / 2, 14], md: [1 / 3, 19] }),
  /** In the list of all, two share a row on a phone. */
  firstOfAll: pictureSizes({ xs: [1 / 2, 8], sm: [1], md: [0.9] }),
  othersOfAll: pictureSizes({ xs: [1 / 2, 8], sm: [1 / 2, 14], md: [1 / 3, 19] }),
};

function sizesAt(index: number, count: number, all: boolean): string {
  if (index > 0) return index < 3 ? sizes.besideFirst : all ? sizes.othersOfAll : sizes.others;
  if (all && count > 2) return sizes.firstOfAll;
  return count === 1 ? sizes.only : count === 2 ? sizes.firstOfTwo : sizes.first;
}

export type ProjectGridProps = {
  projects: ProjectCard[];
  /** Whether the list has just opened: skeletons cover the cards for 500 ms. */
  fresh?: boolean;
  /** Whether its first picture is the largest of the first screen. */
  priority?: boolean;
  /** Heading level of the names, below that of the list. */
  headingLevel?: "h2" | "h3";
  /** Whether the list is the page: on a phone all share rows, so that they can be compared. */
  all?: boolean;
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

/**
 * Projects as photographs with their names, the first large. Skeleton cards cover them for 500 ms, then the cards
 * fade and slide in, staggered by 0.1 s; those further down do so when scrolled into view
 * (specification §4). The cards are in the HTML throughout, and nothing shifts.
 */
export function ProjectGrid({
  projects,
  fresh = true,
  priority = false,
  headingLevel = "h3",
  all = false,
  ...props
}: ProjectGridProps) {
  return (
    <Grid role="list" data-all={all || undefined} {...props}>
      {projects.map((project, index) => (
        <ProjectTile
          key={project.slug}
          project={project}
          index={index}
          fresh={fresh}
          priority={priority && index === 0}
          sizes={sizesAt(index, projects.length, all)}
          headingLevel={headingLevel}
        />
      ))}
    </Grid>
  );
}

/** Projects related to a page. Renders nothing if empty. */
export function ProjectBand({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <Band title={title} tone="warm">
      <ProjectGrid projects={projects} />
    </Band>
  );
}
