import { styled } from "@mui/material/styles";
import type { Ref } from "react";
import type { ProjectCard } from "../../content/cards.server.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { Band } from "../page/Band.tsx";
import { ProjectTile } from "./ProjectTile.tsx";

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "28px 16px",
  marginTop: 24,
  // Two share a row; of three, the first is large.
  '&[data-count="2"], &[data-count="3"]': { gridTemplateColumns: twoColumns },
  '&[data-count="3"] > li:first-of-type': { gridColumn: "1 / -1" },
  [theme.breakpoints.up("sm")]: {
    gap: "40px 28px",
    marginTop: 40,
    gridTemplateColumns: "1fr 1fr",
  },
  // A single project has its text beside the picture instead of filling a third of the row.
  '&[data-count="1"]': {
    gridTemplateColumns: "1fr",
    "& .MuiCard-root": {
      [theme.breakpoints.up("sm")]: {
        display: "grid",
        gridTemplateColumns: "7fr 5fr",
        gridTemplateRows: "1fr auto auto 1fr",
        columnGap: 48,
        "& > .picture": { gridRow: "1 / -1" },
        "& h2, & h3": { gridRow: 2, gridColumn: 2, fontSize: theme.typography.h2.fontSize },
        "& p": { gridRow: 3, gridColumn: 2, marginTop: 8 },
      },
    },
  },
  // The first large, two stacked beside it, the others three to a row. The large picture fills the
  // height of the two, so that both columns end on one line however the names wrap.
  '&[data-lead="true"]': {
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(12, 1fr)",
      "& > li": { gridColumn: "span 4" },
      "& > li:nth-of-type(-n + 3)": { gridColumn: "span 5" },
      "& > li:first-of-type": { gridArea: "auto / auto / span 2 / span 7" },
      "& > li:first-of-type .picture": { flex: 1, minHeight: 360 },
      "& > li:first-of-type img": { position: "absolute", inset: 0, height: "100%" },
      "& > li:nth-of-type(-n + 3):not(:first-of-type) img": { aspectRatio: "5 / 3" },
    },
  },
  // The last has a row to itself, and its drawing beside it; the two before it share a row.
  '&[data-drawn="true"]': {
    "& > li:last-of-type .picture": { display: "grid", gap: 12 },
    [theme.breakpoints.up("sm")]: {
      "& > li:last-of-type": { gridColumn: "1 / -1" },
      "& > li:last-of-type .picture": { gridTemplateColumns: "1fr 1fr", gap: 28 },
    },
    [theme.breakpoints.up("md")]: {
      "& > li:nth-last-of-type(2), & > li:nth-last-of-type(3)": { gridColumn: "span 6" },
    },
  },
}));

const half = pictureSizes({ xs: [1], sm: [1 / 2, 14] });
const ofTwo = pictureSizes({ xs: [1 / 2, 8], sm: [1 / 2, 14] });
const alone = pictureSizes({ xs: [1], sm: [7 / 12, 28] });
/** The lead picture is cropped to the height of the two beside it, so it needs a wider file. */
const lead = pictureSizes({ xs: [1], sm: [1 / 2, 14], md: [0.9] });
const leadOfThree = pictureSizes({ xs: [1], md: [0.9] });
const besideLeadOfThree = pictureSizes({ xs: [1 / 2, 8], sm: [1 / 2, 14], md: [5 / 12, 12] });
const besideLead = pictureSizes({ xs: [1], sm: [1 / 2, 14], md: [5 / 12, 12] });
const third = pictureSizes({ xs: [1], sm: [1 / 2, 14], md: [1 / 3, 19] });

function sizesOf(index: number, count: number, isDrawn: boolean): string {
  if (count === 1) return alone;
  if (count === 2) return ofTwo;
  if (count % 3 > 0 || (isDrawn && index >= count - 3)) return half;
  if (count === 3) return index === 0 ? leadOfThree : besideLeadOfThree;
  if (index === 0) return lead;
  return index < 3 ? besideLead : third;
}

export type ProjectGridProps = {
  projects: ProjectCard[];
  /** Whether the list has just opened: skeletons cover the cards for 500 ms. */
  fresh?: boolean;
  /** Whether its first picture is the largest of the first screen. */
  priority?: boolean;
  /** Heading level of the names, below that of the list. */
  headingLevel?: "h2" | "h3";
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

/**
 * Projects as photographs with their names; the first is large if the rest fills rows of three, and
 * the last of nine has its drawing beside it. Skeleton cards cover them for 500 ms, then the cards
 * fade and slide in, staggered by 0.1 s; those further down do so when scrolled into view
 * (specification §4). The cards are in the HTML throughout, and nothing shifts.
 */
export function ProjectGrid({
  projects,
  fresh = true,
  priority = false,
  headingLevel = "h3",
  ...props
}: ProjectGridProps) {
  // Of nine, fifteen and so on, the last may take a row to itself: the others fill rows of two and
  // three.
  const isDrawn =
    projects.length > 3 && projects.length % 6 === 3 && projects.at(-1)!.drawing !== undefined;
  return (
    <Grid
      role="list"
      data-lead={projects.length % 3 === 0}
      data-count={projects.length}
      data-drawn={isDrawn}
      {...props}
    >
      {projects.map((project, index) => (
        <ProjectTile
          key={project.slug}
          project={project}
          index={index}
          fresh={fresh}
          priority={priority && index === 0}
          sizes={sizesOf(index, projects.length, isDrawn)}
          headingLevel={headingLevel}
          drawing={isDrawn && index === projects.length - 1 ? project.drawing : undefined}
        />
      ))}
    </Grid>
  );
}

/** Projects related to a page. Renders nothing if empty. */
export function ProjectBand({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <Band title={title} ground="ply">
      <ProjectGrid projects={projects} />
    </Band>
  );
}
