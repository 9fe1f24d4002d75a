import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Quote } from "../../content/cards.server.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "56px 64px",
  listStyle: "none",
  marginTop: 40,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
  "& > li": { minWidth: 0 },
  "& blockquote": {
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: "clamp(1.3rem, 1.15rem + 0.7vw, 1.625rem)",
    fontWeight: 500,
    lineHeight: 1.38,
    letterSpacing: "-0.01em",
  },
  "& .by": { ...theme.typography.body2, marginTop: 16, color: theme.vars.palette.text.secondary },
}));

/** Testimonials: the words, who speaks, and the job they speak of. Nothing where there are none. */
export function QuoteList({ quotes }: { quotes: Quote[] }) {
  if (quotes.length === 0) return null;
  return (
    <List>
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure>
            {/* Rendered from our own Markdown, which escapes any HTML in it. */}
            <blockquote dangerouslySetInnerHTML={{ __html: quote.html }} />
            <figcaption>
              <p className="by">
                {quote.attribution}.{" "}
                <MuiLink href={quote.service.href}>{quote.service.name}</MuiLink>
                {", "}
                <MuiLink href={quote.town.href}>{quote.town.name}</MuiLink>
                {quote.project && (
                  <>
                    . See <MuiLink href={quote.project.href}>{quote.project.name}</MuiLink>
                  </>
                )}
              </p>
              <DimensionLine style={{ maxWidth: 260, marginTop: 16 }}>
                {quote.rating} out of 5
              </DimensionLine>
            </figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}
