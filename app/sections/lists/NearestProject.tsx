import { styled } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";

const Box = styled("aside")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gap: "16px 28px",
  alignItems: "center",
  marginTop: 48,
  padding: 20,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.colours.warmLight,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 240px) 1fr" },
  "& > *": { minWidth: 0 },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { backgroundColor: theme.palette.background.default },
  "& h2": theme.typography.h3,
  "& p": { ...theme.typography.body2, marginBlock: 6 },
}));

const sizes = pictureSizes({ xs: [1, 40], sm: 240 });

/** The nearest comparable project and the lesson from it. */
export function NearestProject({
  label,
  project,
  note,
}: {
  /** Read aloud in front of it. */
  label: string;
  project: ProjectCard;
  note: string;
}) {
  return (
    <Box aria-label={label}>
      <Picture picture={project.thumbnail} sizes={sizes} />
      <div>
        <h2>
          <CardLink href={project.href}>{project.title}</CardLink>
        </h2>
        <p>{note}</p>
      </div>
    </Box>
  );
}
