import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { ArticleCard } from "../../content/cards.server.ts";
import { readingTime } from "../../lib/duration.ts";
import { formatDate } from "../../lib/dates.ts";
import { layout } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { phoneRow } from "./phoneRow.ts";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  columnGap: 28,
  [theme.breakpoints.up("sm")]: {
    marginTop: 28,
    borderTop: `2px solid ${theme.palette.text.primary}`,
  },
  "& > li": {
    display: "grid",
    gap: "14px 28px",
    alignContent: "start",
    paddingBlock: 28,
    borderBottom: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "200px minmax(0, 1fr)" },
  },
  // Below the lead story three abreast, with the words under the picture; two left over share a row.
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > li": {
      gridColumn: "span 2",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
    },
    "& > li:nth-of-type(3n):last-of-type, & > li:nth-of-type(3n + 2):nth-last-of-type(2)": {
      gridColumn: "span 3",
    },
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      gridTemplateColumns: "7fr 5fr",
      gridTemplateRows: "auto",
      columnGap: 64,
      alignItems: "center",
      paddingBlock: 40,
      "& h2": theme.typography.h2,
      "& p": { ...theme.typography.body1, marginTop: 14 },
      "& .fine": { ...theme.typography.body2, marginTop: 0, marginBottom: 10 },
    },
  },
  "& > li > *": { minWidth: 0 },
  "& img": { aspectRatio: "3 / 2" },
  // A few have their pictures whole on a phone; many are rows.
  "& > li:nth-last-of-type(n + 6) ~ li": {
    [theme.breakpoints.down("sm")]: phoneRow,
  },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& h2": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    marginTop: 6,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
  "& .fine": { ...theme.typography.caption, marginTop: 0, marginBottom: 4 },
}));

const firstSizes = pictureSizes({ xs: [1], sm: 200, lg: [7 / 12, 37] });
const sizes = pictureSizes({ xs: [1], sm: 200, lg: [1 / 3, 19] });
const lastSizes = pictureSizes({ xs: [1], sm: 200, lg: [1 / 2, 14] });

function sizesAt(index: number, count: number): string {
  if (index === 0) return firstSizes;
  return count % 3 === 0 && index >= count - 2 ? lastSizes : sizes;
}

export type ArticleListProps = {
  articles: ArticleCard[];
  /** Shows the dates of publication. */
  dated?: boolean;
};

/** All posts or all guides, with the first as the lead story. Renders nothing if empty. */
export function ArticleList({ articles, dated = false }: ArticleListProps) {
  if (articles.length === 0) return null;
  return (
    <List role="list">
      {articles.map((article, index) => (
        <Card component="li" key={article.href}>
          <Picture
            picture={article.picture}
            sizes={sizesAt(index, articles.length)}
            priority={index === 0}
          />
          <div>
            <p className="fine">
              {dated && (
                <>
                  <time dateTime={article.published}>{formatDate(article.published)}</time>
                  <span>, </span>
                </>
              )}
              <span>{readingTime(article.minutes)}</span>
            </p>
            <h2>
              <CardLink href={article.href}>{article.name}</CardLink>
            </h2>
            <p>{article.lead}</p>
          </div>
        </Card>
      ))}
    </List>
  );
}
