import { getContent } from "../content/content.server.ts";
import { postPage } from "../content/loaders/article.server.ts";
import { ArticlePage } from "../sections/article/ArticlePage.tsx";
import { laidOut } from "../sections/page/layOut.server.ts";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/post";
import { postPath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = postPage(params.slug, getContent());
  return {
    ...laidOut(page, page.tools.length > 0 ? "postWithTools" : "post"),
    head: pageHead(postPath(params.slug)),
  };
}

export default function Post({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ArticlePage breadcrumbs={head.breadcrumbs} {...page} />;
}
