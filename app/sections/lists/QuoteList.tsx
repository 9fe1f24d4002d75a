import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Quote } from "../../content/cards.server.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { measures } from "../../theme/tokens.ts";
import { SampleLine } from "../../widgets/SampleLine/SampleLine.tsx";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const List = styled("ul")(({ theme }) => ({
  marginTop: 40,
  borderTop: `2px solid ${theme.palette.text.primary}`,
  "& > li": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& figure": {
    display: "grid",
    gap: "24px 64px",
    paddingBlock: 40,
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" },
  },
  "& figure > *": { minWidth: 0 },
  "& blockquote": {
    maxWidth: "34em",
    fontSize: "clamp(1.25rem, 1.1rem + 0.75vw, 1.625rem)",
    lineHeight: 1.42,
  },
  "& figcaption": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& strong": {
    display: "block",
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.text.primary,
  },
  "& figcaption ul": { marginTop: 4 },
  "& figcaption a": { display: "inline-block", paddingBlock: 4 },
}));

const sizes = pictureSizes({ xs: [1], md: [1 / 3, 21] });

const Above = styled("div")({ marginTop: 40, "& + ul": { marginTop: 20 } });

export type QuoteListProps = {
  quotes: Quote[];
  /** Says above them that they are made up, where they are. */
  notice?: string | undefined;
};

/** Testimonials: the words, who speaks, and the job they speak of; where there are none, why not. */
export function QuoteList({ quotes, notice }: QuoteListProps) {
  if (quotes.length === 0)
    return (
      <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: measures.lead }}>
        No review stands here yet. We show one once it can be traced to the client who gave it.
      </Typography>
    );
  return (
    <>
      {notice && (
        <Above>
          <SampleLine>{notice}</SampleLine>
        </Above>
      )}
      <List>
        {quotes.map(({ id, html, attribution, rating, service, town, project }) => (
          <li key={id}>
            <figure>
              {/* Rendered from our own Markdown, which escapes any HTML in it. */}
              <blockquote dangerouslySetInnerHTML={{ __html: html }} />
              <figcaption>
                <DimensionLine style={{ maxWidth: 220, marginBottom: 16 }}>
                  {rating} out of 5
                </DimensionLine>
                {project && (
                  <Picture
                    picture={project.picture}
                    sizes={sizes}
                    style={{ aspectRatio: "16 / 9", marginBottom: 16 }}
                  />
                )}
                <strong>{attribution}</strong>
                <ul>
                  <LinkItems links={[service, town, ...(project ? [project] : [])]} />
                </ul>
              </figcaption>
            </figure>
          </li>
        ))}
      </List>
    </>
  );
}
