import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  marginBottom: 40,
  "& figcaption": {
    ...theme.typography.body2,
    marginTop: 6,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(6, 1fr)",
    "& > *": { gridColumn: "span 2" },
    "& > :first-of-type": { gridColumn: "1 / -1" },
    '&[data-count="3"] > *, &[data-count="5"] > :nth-of-type(n + 4)': { gridColumn: "span 3" },
    '&[data-count="3"] > :first-of-type': { gridColumn: "1 / -1" },
  },
}));

export type ProjectPicturesProps = {
  images: (PictureSource & { caption?: string })[];
  beforeAfter: { before: PictureSource; after: PictureSource } | undefined;
};

/** The pictures of a project: the whole first, then angles and details. */
export function ProjectPictures({ images, beforeAfter }: ProjectPicturesProps) {
  const shown = beforeAfter
    ? [
        { ...beforeAfter.before, caption: "Before" },
        { ...beforeAfter.after, caption: "After" },
        ...images,
      ]
    : images;
  return (
    <Container>
      <Grid data-count={shown.length}>
        {shown.map((image, index) => (
          <figure key={image.src}>
            <Picture
              picture={image}
              sizes={
                index === 0 ? "(min-width: 1240px) 1240px, 100vw" : "(min-width: 900px) 33vw, 100vw"
              }
              priority={index === 0}
            />
            {image.caption && <figcaption>{image.caption}</figcaption>}
          </figure>
        ))}
      </Grid>
    </Container>
  );
}
