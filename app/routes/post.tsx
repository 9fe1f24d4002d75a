import { getContent } from "../content/content.server.ts";
import { postPage } from "../content/loaders/article.server.ts";
import { ArticlePage } from "../sections/article/ArticlePage.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/post";
import { postPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...postPage(params.slug, getContent()),
  head: pageHead(postPath(params.slug)),
});

export default function Post({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ArticlePage breadcrumbs={head.breadcrumbs} {...page} />;
}
