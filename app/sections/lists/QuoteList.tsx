import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Quote } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { formatDate } from "../../lib/dates.ts";
import { layout } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { categoriesOf } from "./quoteCategories.ts";

const List = styled("ul")(({ theme }) => ({
  marginTop: 24,
  borderTop: `1px solid ${theme.palette.divider}`,
  "& > li": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& figure": { display: "grid", gap: 16, paddingBlock: 24 },
  "& figure > *": { minWidth: 0 },
  "& blockquote": { maxWidth: layout.text },
  "& img": { aspectRatio: "3 / 2" },
  "& figcaption": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& figcaption a": { display: "block", width: "fit-content", paddingBlock: 4 },
  "& strong": {
    display: "block",
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.text.primary,
  },
  // The picture, or who said it, is beside the text.
  [theme.breakpoints.up("md")]: {
    "& blockquote": { ...theme.typography.lead, maxWidth: layout.lead },
    "& figure": {
      gap: "24px 48px",
      paddingBlock: 40,
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    },
    '& figure[data-picture="true"]': {
      gridTemplateRows: "auto 1fr",
      "& picture": { gridArea: "1 / 2 / 3" },
    },
  },
}));

const sizes = pictureSizes({ xs: [1], md: [1 / 2, 32] });

export type QuoteListProps = {
  quotes: Quote[];
  /** Whether to show pictures of the jobs. */
  pictures?: boolean;
};

/**
 * Testimonials: the quote, its author and the job. A rating shared by all is shown once. Without
 * testimonials it explains why there are none.
 */
export function QuoteList({ quotes, pictures = true }: QuoteListProps) {
  const [first] = quotes;
  if (!first)
    return (
      <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: layout.lead }}>
        No reviews yet. We publish one only when it can be traced to the client who wrote it.
      </Typography>
    );
  const isShared = quotes.length > 1 && quotes.every(({ rating }) => rating === first.rating);
  return (
    <>
      {isShared && (
        <DimensionLine style={{ maxWidth: 300, marginTop: 40 }}>
          {`${first.rating} out of 5 from each`}
        </DimensionLine>
      )}
      <List>
        {quotes.map((quote) => {
          const { id, html, attribution, rating, date, source, service, project } = quote;
          return (
            <li key={id} data-category={categoriesOf(quote).join(" ")}>
              <figure data-picture={pictures && Boolean(project)}>
                {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in
                  it. */}
                <blockquote dangerouslySetInnerHTML={{ __html: html }} />
                {pictures && project && <Picture picture={project.picture} sizes={sizes} />}
                <figcaption>
                  {!isShared && (
                    <DimensionLine style={{ maxWidth: 220, marginBottom: 16 }}>
                      {`${rating} out of 5`}
                    </DimensionLine>
                  )}
                  <strong>{attribution}</strong>
                  <time dateTime={date}>{formatDate(date)}</time>
                  <Link href={(project ?? service).href}>{(project ?? service).name}</Link>
                  {source && <Link href={source}>Where it was left</Link>}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </List>
    </>
  );
}
