import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ArticleCard } from "../../content/cards.server.ts";
import { formatDate } from "../../lib/dates.ts";
import { measures } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  listStyle: "none",
  marginTop: 16,
  "& > li": {
    position: "relative",
    display: "grid",
    gap: "16px 40px",
    paddingBlock: 32,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("sm")]: {
      gridTemplateColumns: "minmax(0, 220px) 1fr",
      alignItems: "center",
    },
    [theme.breakpoints.up("lg")]: { gridTemplateColumns: "minmax(0, 300px) 1fr" },
  },
  "& > li > *": { minWidth: 0 },
  "& img": { aspectRatio: "3 / 2" },
  "& h2, & h3": { ...theme.typography.h3, fontSize: "clamp(1.3125rem, 1.2rem + 0.6vw, 1.625rem)" },
  "& h2 a, & h3 a": { color: "inherit", fontWeight: "inherit", textDecoration: "none" },
  "& h2 a::after, & h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& li:hover h2 a, & li:hover h3 a": {
    textDecoration: "underline",
    textDecorationThickness: "2px",
  },
  "& p": { marginTop: 8, maxWidth: measures.text, color: theme.vars.palette.text.secondary },
  "& .fine": { ...theme.typography.body2 },
}));

export type ArticleListProps = {
  articles: ArticleCard[];
  /** Shows when each was published. */
  dated?: boolean;
  /** Level of the names: below the page's title, or below a band's. */
  headingLevel?: "h2" | "h3";
};

/** Posts or guides, one under the other. Nothing where there are none. */
export function ArticleList({
  articles,
  dated = false,
  headingLevel: Heading = "h2",
}: ArticleListProps) {
  if (articles.length === 0) return null;
  return (
    <List>
      {articles.map((article) => (
        <li key={article.href}>
          <Picture picture={article.picture} sizes="(min-width: 560px) 300px, 100vw" />
          <div>
            <Heading>
              <MuiLink href={article.href}>{article.name}</MuiLink>
            </Heading>
            <p>{article.lead}</p>
            <p className="fine">
              {dated && (
                <>
                  <time dateTime={article.published}>{formatDate(article.published)}</time>,{" "}
                </>
              )}
              {article.minutes} minute read
              {article.tags.length > 0 && `, ${article.tags.join(", ")}`}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
