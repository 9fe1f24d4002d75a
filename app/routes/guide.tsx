import { getContent } from "../content/content.server.ts";
import { guidePage } from "../content/loaders/article.server.ts";
import { CostBand } from "../sections/costs/CostBand.tsx";
import { ArticlePage } from "../sections/article/ArticlePage.tsx";
import { FactList } from "../sections/lists/FactList.tsx";
import { StartFact } from "../sections/page/StartFact.tsx";
import { laidOut } from "../sections/page/layOut.server.ts";
import { pageHead } from "../seo/head.server.ts";
import type { Route } from "./+types/guide";
import { guidePath } from "../lib/paths.ts";

export { meta } from "./meta.ts";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...laidOut(guidePage(params.slug, getContent()), "guide"),
  head: pageHead(guidePath(params.slug)),
});

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { head, glance, prices, costWords, ...page } = loaderData;
  return (
    <ArticlePage
      breadcrumbs={head.breadcrumbs}
      aboveText={
        <>
          <FactList facts={glance.facts} answer>
            <StartFact />
          </FactList>
          <CostBand title={costWords.costsTitle} text={costWords.costs} {...prices} />
        </>
      }
      {...page}
    />
  );
}
