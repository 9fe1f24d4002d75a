import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { formatDate } from "../../lib/dates.ts";
import { layout } from "../../theme/tokens.ts";

const Figure = styled("figure")(({ theme }) => ({
  margin: 0,
  paddingBottom: 64,
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
    gap: 48,
    alignItems: "end",
  },
  "& video": {
    width: "100%",
    height: "auto",
    // The film's shape, so that nothing moves when it replaces a still of another one.
    aspectRatio: "16 / 9",
    objectFit: "cover",
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.colours.tint,
  },
  "& h2": { ...theme.typography.h3, marginTop: 16 },
  "& p": { maxWidth: layout.text, marginTop: 8 },
  "& small": { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

/**
 * A silent clip of the work with its description (specification §3, video). Nothing is fetched
 * before it is played.
 */
export function ProjectVideo(props: NonNullable<ProjectPage["video"]>) {
  const { name, description, sources, thumbnail, uploadDate, duration } = props;
  return (
    <Container>
      <Figure>
        <video
          controls
          muted
          playsInline
          preload="none"
          aria-label={name}
          poster={thumbnail.src}
          width={thumbnail.width}
          height={thumbnail.height}
        >
          <source src={sources.webm} type="video/webm" />
          <source src={sources.mp4} type="video/mp4" />
        </video>
        <figcaption>
          <h2>{name}</h2>
          <p>{description}</p>
          <small>
            <span>{`${duration}, without sound, from `}</span>
            <time dateTime={uploadDate}>{formatDate(uploadDate)}</time>
          </small>
        </figcaption>
      </Figure>
    </Container>
  );
}
