import { getContent } from "../content/content.server.ts";
import { findOr404 } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { InformationPage } from "../sections/page/InformationPage.tsx";
import { pageHead } from "../seo/head.server.ts";

/** Privacy, cookies, terms and accessibility: one layout, one entry each under `content/pages`. */
export function loader({ request }: { request: Request }) {
  const slug = new URL(request.url).pathname.replace(/^\/|\/$|\.data$/g, "");
  const page = findOr404(getContent().information, slug);
  return {
    head: pageHead(`/${slug}`),
    title: page.title,
    lead: page.lead,
    updated: page.updated,
    text: renderMarkdown(page.body),
  };
}

type Data = { loaderData?: ReturnType<typeof loader> };

export const meta = ({ loaderData }: Data) => loaderData?.head.meta ?? [];

export default function Information({ loaderData }: Required<Data>) {
  const { head, ...page } = loaderData;
  return <InformationPage breadcrumbs={head.breadcrumbs} {...page} />;
}
