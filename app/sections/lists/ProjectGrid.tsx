import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "40px 28px",
  listStyle: "none",
  marginTop: 40,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    '&[data-count="2"]': { gridTemplateColumns: "1fr 1fr" },
  },
  // One alone is not a third of something: its picture with its words beside it.
  '&[data-count="1"]': {
    gridTemplateColumns: "1fr",
    "& > li": {
      [theme.breakpoints.up("sm")]: {
        display: "grid",
        gridTemplateColumns: "7fr 5fr",
        gridTemplateRows: "1fr auto auto 1fr",
        columnGap: 48,
        "& > :first-child": { gridRow: "1 / -1" },
        "& h3": { gridRow: 2, gridColumn: 2, fontSize: theme.typography.h2.fontSize },
        "& p": { gridRow: 3, gridColumn: 2, marginTop: 8 },
      },
    },
  },
  // Three featured projects: the first large, the others beside it.
  '&[data-featured="true"]': {
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "7fr 5fr",
      "& > li:first-of-type": { gridRow: "span 2" },
      "& > li:first-of-type img": { aspectRatio: "auto", height: 560 },
    },
  },
}));

const Item = styled("li")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.vars.palette.divider}` },
  "& h3": { marginTop: 14, fontSize: "1.1875rem" },
  "& h3 a": { color: "inherit", fontWeight: "inherit", textDecoration: "none" },
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover h3 a": { textDecoration: "underline", textDecorationThickness: "2px" },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export type ProjectGridProps = { projects: ProjectCard[]; featured?: boolean };

/** Projects as photographs with their names. */
export function ProjectGrid({ projects, featured = false }: ProjectGridProps) {
  return (
    <Grid data-featured={featured} data-count={projects.length}>
      {projects.map((project) => (
        <Item key={project.slug}>
          <Picture
            picture={project.thumbnail}
            sizes={
              featured
                ? "(min-width: 900px) 58vw, 100vw"
                : "(min-width: 1200px) 400px, (min-width: 560px) 50vw, 100vw"
            }
          />
          <Name>
            <MuiLink href={project.href}>{project.title}</MuiLink>
          </Name>
          <p>
            {project.category}, {project.location}
          </p>
        </Item>
      ))}
    </Grid>
  );
}

const Name = styled("h3")(({ theme }) => theme.typography.h3);
