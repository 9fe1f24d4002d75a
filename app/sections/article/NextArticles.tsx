import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { PostPage } from "../../content/loaders/article.server.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { Band } from "../page/Band.tsx";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  gap: "28px 16px",
  marginTop: 24,
  [theme.breakpoints.up("md")]: { columnGap: 28, marginTop: 40 },
  "& img": { aspectRatio: "3 / 2" },
  "& h3": {
    ...theme.typography.h3,
    marginTop: 14,
    [theme.breakpoints.down("sm")]: { fontSize: theme.typography.body1.fontSize },
  },
}));

const sizes = pictureSizes({ xs: [1 / 2, 8], md: [1 / 2, 14] });

export type NextArticlesProps = { title: string; articles: PostPage["others"] };

/** What to read after an article: two of its kind. Renders nothing if empty. */
export function NextArticles({ title, articles }: NextArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Band title={title} tone="warm">
      <List role="list">
        {articles.map(({ name, href, picture }) => (
          <Card component="li" key={href}>
            <Picture picture={picture} sizes={sizes} />
            <h3>
              <CardLink href={href}>{name}</CardLink>
            </h3>
          </Card>
        ))}
      </List>
    </Band>
  );
}
