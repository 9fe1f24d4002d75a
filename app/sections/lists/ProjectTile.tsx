import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { memo, useState, type CSSProperties } from "react";
import type { ProjectCard } from "../../content/cards.server.ts";
import { skeletonDelayMs, staggerSeconds } from "../../lib/thresholds.ts";
import { whenSkeleton } from "../../theme/components/skeleton.ts";
import { durations, easing } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { cameBack, createReveal, revealStyles, slideIn } from "../../widgets/reveal.ts";

const Item = styled("li")(({ theme }) => ({
  position: "relative",
  display: "grid",
  ...revealStyles,
  "& .MuiCard-root": { display: "flex", flexDirection: "column" },
  [whenSkeleton]: {
    '&[data-fresh="true"] > .MuiCard-root': {
      animation: `${slideIn} ${durations.enter}ms ${easing} calc(${skeletonDelayMs}ms + var(--index) * ${staggerSeconds}s) backwards`,
    },
  },
  "& .picture": { position: "relative" },
  "& img": { aspectRatio: "3 / 2" },
  "& h2, & h3": {
    ...theme.typography.h3,
    marginTop: 14,
    fontSize: theme.typography.body1.fontSize,
  },
  "& p": {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    // The price has a line of its own.
    "& > span": { display: "block", textWrap: "balance" },
  },
}));

const reveal = createReveal();

export type ProjectTileProps = {
  project: ProjectCard;
  /** Index in the list, for the staggered entrance. */
  index: number;
  /** Whether a skeleton covers it first, unless somebody came Back to it. */
  fresh: boolean;
  priority: boolean;
  sizes: string;
  headingLevel: "h2" | "h3";
};

/** A project in a list. Memoised, so that changing the filter renders only the projects it adds. */
export const ProjectTile = memo(function ProjectTile({
  project,
  index,
  fresh,
  priority,
  sizes,
  headingLevel: Heading,
}: ProjectTileProps) {
  const [isReturn] = useState(cameBack);
  const covered = fresh && !isReturn;
  return (
    <Item
      ref={reveal}
      data-fresh={covered}
      data-category={project.categorySlug}
      style={{ "--index": index } as CSSProperties}
    >
      {covered && <Skeleton aria-hidden data-skeleton="" />}
      <Card>
        <div className="picture">
          <Picture picture={project.thumbnail} priority={priority} sizes={sizes} />
        </div>
        <Heading>
          <CardLink href={project.href}>{project.title}</CardLink>
        </Heading>
        <p>
          <span>{`${project.category}, ${project.location}`}</span>
          {project.price && (
            <span>
              {project.price}
              {project.covers && (
                <span className="covers" data-repeats="prices">{`, ${project.covers}`}</span>
              )}
            </span>
          )}
        </p>
      </Card>
    </Item>
  );
});
