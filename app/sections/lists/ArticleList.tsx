import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { ArticleCard } from "../../content/cards.server.ts";
import { formatDate } from "../../lib/dates.ts";
import { layout, twoColumns } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  columnGap: 64,
  marginTop: 28,
  borderTop: `2px solid ${theme.palette.text.primary}`,
  "& > li": {
    display: "grid",
    gap: "14px 28px",
    alignContent: "start",
    paddingBlock: 28,
    borderBottom: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "200px minmax(0, 1fr)" },
  },
  // On phones two to read next share a row, without their leads. In a list of all, the picture is
  // beside the words, and above them where enlarged words need the width.
  [theme.breakpoints.down("sm")]: {
    '&[data-lead="false"]': {
      columnGap: 16,
      gridTemplateColumns: twoColumns,
      "& > li": { alignContent: "start", paddingBlock: 20 },
      "& h3": { fontSize: theme.typography.body1.fontSize },
      "& [data-repeats]": { display: "none" },
    },
    '&[data-lead="true"] > li:not(:first-of-type)': {
      display: "flex",
      flexWrap: "wrap",
      // A drawing is not stretched to the height of the words, which would cut it.
      alignItems: "start",
      gap: 16,
      paddingBlock: 20,
      "& > *": { flex: "1 1 104px" },
      "& > div": { flex: "999 1 10rem" },
    },
  },
  [theme.breakpoints.up("lg")]: {
    '&[data-lead="false"]': {
      gridTemplateColumns: "1fr 1fr",
      "& > li": { gridTemplateColumns: "176px minmax(0, 1fr)" },
      // An odd one out takes the whole row.
      "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
    },
    // Below the lead story three abreast, with the words under the picture.
    '&[data-lead="true"]': {
      columnGap: 28,
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > li": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
    },
    '&[data-lead="true"] > li:first-of-type': {
      gridColumn: "1 / -1",
      gridTemplateColumns: "7fr 5fr",
      gridTemplateRows: "auto",
      columnGap: 64,
      alignItems: "center",
      paddingBlock: 40,
      "& h2, & h3": theme.typography.h2,
      "& p": { ...theme.typography.body1, marginTop: 14 },
      "& .fine": { ...theme.typography.body2, marginTop: 0, marginBottom: 10 },
    },
  },
  "& > li > *": { minWidth: 0 },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& h2, & h3": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    marginTop: 6,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
  "& .fine": { ...theme.typography.caption, marginTop: 0, marginBottom: 4 },
}));

const leadSizes = pictureSizes({ xs: [1], sm: 200, lg: [7 / 12, 37] });
const sizes = pictureSizes({ xs: [1 / 2], sm: 200 });
const listSizes = pictureSizes({ xs: [1 / 2], sm: 200, lg: [1 / 3, 19] });

export type ArticleListProps = {
  articles: ArticleCard[];
  /** Shows the dates of publication. */
  dated?: boolean;
  /** A page's own list, with the first as the lead story; in a band its titles are a level lower. */
  lead?: boolean;
};

/** Posts or guides, two abreast. Renders nothing if empty. */
export function ArticleList({ articles, dated = false, lead = false }: ArticleListProps) {
  if (articles.length === 0) return null;
  const Heading = lead ? "h2" : "h3";
  return (
    <List role="list" data-lead={lead}>
      {articles.map((article, index) => (
        <Card component="li" key={article.href}>
          <Picture
            picture={article.picture}
            sizes={lead ? (index === 0 ? leadSizes : listSizes) : sizes}
            priority={lead && index === 0}
          />
          <div>
            <p className="fine">
              {dated && (
                <>
                  <time dateTime={article.published}>{formatDate(article.published)}</time>
                  <span>, </span>
                </>
              )}
              <span>{[`${article.minutes} minute read`, ...article.tags].join(", ")}</span>
            </p>
            <Heading>
              <CardLink href={article.href}>{article.name}</CardLink>
            </Heading>
            <p data-repeats={lead ? undefined : "lead"}>{article.lead}</p>
          </div>
        </Card>
      ))}
    </List>
  );
}
