import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TestimonialCard } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { formatDate } from "../../lib/dates.ts";
import { layout } from "../../theme/tokens.ts";
import { QuoteItems } from "./QuoteItems.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const firstSizes = pictureSizes({ xs: [1], md: [7 / 12, 33] });
const sizes = pictureSizes({ xs: 112, sm: [1 / 2, 16] });

export type QuoteListProps = {
  quotes: TestimonialCard[];
  /** Whether to show pictures of the jobs. */
  pictures?: boolean;
  /** Whether its first picture is the largest of the first screen. */
  priority?: boolean;
};

/**
 * Testimonials, the first large: the quote, its author and the job. A rating shared by all is shown
 * once. Without testimonials it explains why there are none.
 */
export function QuoteList({ quotes, pictures = true, priority = false }: QuoteListProps) {
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
      <QuoteItems>
        {quotes.map((quote, index) => {
          const { id, html, attribution, rating, date, source, service, project } = quote;
          return (
            <li
              key={id}
              data-category={quote.categories.join(" ")}
              data-picture={pictures && Boolean(project)}
            >
              <figure>
                {!isShared && (
                  <DimensionLine className="mark">{`${rating} out of 5`}</DimensionLine>
                )}
                {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in
                  it. */}
                <blockquote dangerouslySetInnerHTML={{ __html: html }} />
                {pictures && project && (
                  <Picture
                    picture={project.picture}
                    sizes={index === 0 ? firstSizes : sizes}
                    priority={priority && index === 0}
                  />
                )}
                <figcaption>
                  <strong>{attribution}</strong>
                  <time dateTime={date}>{formatDate(date)}</time>
                  <Link href={(project ?? service).href}>{(project ?? service).name}</Link>
                  {source && <Link href={source}>Where it was left</Link>}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </QuoteItems>
    </>
  );
}
