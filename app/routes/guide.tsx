import { guidePage } from "../content/pages/article.server.ts";
import { AtAGlance } from "../sections/page/AtAGlance.tsx";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { ArticlePage } from "../sections/article/ArticlePage.tsx";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/guide";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...guidePage(params.slug),
  head: pageHead(`/guides/${params.slug}`),
});

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { head, glance, prices, ...page } = loaderData;
  return (
    <ArticlePage
      breadcrumbs={head.breadcrumbs}
      aboveText={
        <>
          <AtAGlance glance={glance} about={page.about} />
          <CostBand
            title="What it costs"
            text="Our own price comes first, with VAT. Then what others publish, with who says so and when. None of it is a quote."
            ground="ply"
            {...prices}
          />
        </>
      }
      {...page}
    />
  );
}
