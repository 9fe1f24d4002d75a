import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/findOr404.server.ts";
import { indexHeading } from "../content/lists.server.ts";
import { sectionsOf } from "../content/markdown.server.ts";
import { InformationPage } from "../sections/article/InformationPage.tsx";
import { foldRest } from "../sections/page/foldRest.server.ts";
import { openRoom } from "../sections/page/openSections.server.ts";
import { pageHead } from "../seo/head.server.ts";

export { meta } from "./meta.ts";

/** Privacy, cookies, terms and accessibility: one layout, with an entry each in `content/pages`. */
export function loader({ pattern: slug }: { pattern: string }) {
  const content = getContent();
  const { information } = content;
  const { kinds } = content.words;
  const page = findOr404(information, slug);
  return {
    head: pageHead(`/${slug}`),
    title: page.title,
    about: page.title,
    lead: page.lead,
    updated: page.updated,
    words: content.words.information,
    text: foldRest(sectionsOf(page.body, content), openRoom.information),
    related: [
      ...information
        .filter((other) => other !== page)
        .map(({ title, slug: other }) => ({
          kind: kinds.information,
          name: title,
          href: `/${other}`,
        })),
      { kind: kinds.answers, name: indexHeading("/faq", content).title, href: "/faq" },
    ],
  };
}

export default function Information({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, ...page } = loaderData;
  return <InformationPage breadcrumbs={head.breadcrumbs} {...page} />;
}
